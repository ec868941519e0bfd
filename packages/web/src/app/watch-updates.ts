import { quietLine } from '@/lib/live/quiet-line';

const checkEvery = 60 * 60 * 1000;

interface Questions {
  /** A new version is downloaded: switch to it now? */
  onReady: () => Promise<boolean>;
  /** Another tab switched to the new version: reload this one? */
  onReplaced: () => Promise<boolean>;
}

/**
 * Registers the service worker, which downloads the whole app, once the screen has loaded; follows its
 * versions.
 */
export async function watchUpdates(
  workers: ServiceWorkerContainer,
  { onReady, onReplaced }: Questions,
): Promise<void> {
  let controlled = workers.controller !== null;
  let accepted = false;

  workers.addEventListener('controllerchange', () => {
    const replaced = controlled;
    controlled = true;
    if (accepted) location.reload();
    else if (replaced) void onReplaced().then((yes) => yes && location.reload());
  });

  // The change of controller is not reported to a page that the worker controls already.
  const reloadWhenActive = (worker: ServiceWorker) => worker.state === 'activated' && location.reload();

  const offer = async (worker: ServiceWorker) => {
    accepted = await onReady();
    if (!accepted) return;
    worker.addEventListener('statechange', () => reloadWhenActive(worker));
    reloadWhenActive(worker);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage('take over');
  };

  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && workers.controller) void offer(worker);
    });

  await quietLine();
  const registration = await workers.register('/sw.js');
  if (registration.waiting && workers.controller) void offer(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  setInterval(() => void registration.update().catch(() => undefined), checkEvery);
}
