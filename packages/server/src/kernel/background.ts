import { setMaxListeners } from 'node:events';

/** Work that continues after its response was sent: a stopping server signals it and waits for its end. */
export interface Background {
  /** Fires when the server stops. */
  closing: AbortSignal;
  add(work: Promise<unknown>): void;
  close(): Promise<void>;
}

export function createBackground(): Background {
  const leaving = new AbortController();
  // every print that waits for its printer adds a listener
  setMaxListeners(0, leaving.signal);
  const underWay = new Set<Promise<unknown>>();
  return {
    closing: leaving.signal,
    add(work) {
      const ended: Promise<unknown> = work.catch(() => undefined).finally(() => underWay.delete(ended));
      underWay.add(ended);
    },
    async close() {
      leaving.abort();
      await Promise.all(underWay);
    },
  };
}
