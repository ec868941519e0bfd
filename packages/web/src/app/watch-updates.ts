const checkEvery = 60 * 60 * 1000;

interface Questions {
  /** A new version is downloaded and waits: use it now? */
  onReady: () => Promise<boolean>;
  /** Another tab switched to it: reload this one? */
  onReplaced: () => Promise<boolean>;
}

/** Registers the service worker and follows its versions. */
export async function watchUpdates({ onReady, onReplaced }: Questions): Promise<void> {
  const workers = navigator.serviceWorker;
  let controlled = workers.controller !== null;
  let accepted = false;

  workers.addEventListener('controllerchange', () => {
    const replaced = controlled;
    controlled = true;
    if (accepted) location.reload();
    else if (replaced) void onReplaced().then((yes) => yes && location.reload());
  });

  const offer = async (worker: ServiceWorker) => {
    accepted = await onReady();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    if (accepted) worker.postMessage('take over');
  };

  const registration = await workers.register('/sw.js');
  if (registration.waiting && workers.controller) void offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && workers.controller) void offer(worker);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), checkEvery);
}
