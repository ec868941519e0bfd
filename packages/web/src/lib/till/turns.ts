import { holdLock } from '@/lib/platform/lock';

/**
 * Work that one tab does at a time. A tab that is asked while it works or waits for its turn does it once more
 * afterwards, so that nothing that happened meanwhile is missed. A failure is logged: the work is tried again at the
 * next occasion, and nobody waits for it.
 */
export function turns(lock: string, work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = (): Promise<void> => {
    running = holdLock(lock, work)
      .catch((error: unknown) => console.warn(lock, error))
      .finally(() => (running = undefined));
    return running;
  };
  return () => {
    if (!running) return run();
    next ??= running.then(() => {
      next = undefined;
      return run();
    });
    return next;
  };
}
