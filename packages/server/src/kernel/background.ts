/** Work that goes on after its answer was sent: a server that leaves tells it so, and waits for it to end. */
export interface Background {
  /** Fires when the server leaves. */
  closing: AbortSignal;
  add(work: Promise<unknown>): void;
  close(): Promise<void>;
}

export function createBackground(): Background {
  const leaving = new AbortController();
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
