import { pause } from '@/lib/http/pause';

const checkEvery = 60 * 60 * 1000;
/** Milliseconds in which a new version takes over after the user agreed. */
const patience = 5000;

export interface Questions {
  /** A new version is downloaded: switch to it now? */
  onReady: () => Promise<boolean>;
  /** Another tab switched to the new version: reload this one? */
  onReplaced: () => Promise<boolean>;
}

/** Registers the service worker, which downloads the whole app, and follows its versions. */
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

  /** Reloads when the new worker is active: a page that it controls already isn't told of a change of controller. */
  const switchTo = async (worker: ServiceWorker) => {
    const reloadWhenActive = () => worker.state === 'activated' && location.reload();
    worker.addEventListener('statechange', reloadWhenActive);
    reloadWhenActive();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage('take over');
    // Chromium may keep the old worker for minutes, and a reload then would cost what the user has typed since.
    await pause(patience);
    worker.removeEventListener('statechange', reloadWhenActive);
    accepted = false;
    if (worker.state !== 'installed' || !(await isServed())) return;
    await registration.unregister();
    location.reload();
  };

  const offer = async (worker: ServiceWorker) => {
    accepted = await onReady();
    if (accepted) await switchTo(worker);
  };

  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && workers.controller) void offer(worker);
    });

  const registration = await workers.register('/sw.js');
  if (registration.waiting && workers.controller) void offer(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  setInterval(() => void registration.update().catch(() => undefined), checkEvery);
}

/** Whether the server has the app: without a worker nothing else has. */
const isServed = (): Promise<boolean> =>
  fetch('/sw.js', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
