/** What keeps the app for work without a line; over plain http browsers have none. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;
