/** Undefined over plain http, where browsers have no service workers. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;
