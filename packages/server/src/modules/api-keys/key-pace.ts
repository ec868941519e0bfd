/** Milliseconds in which a key may make its number of requests. */
const window = 60_000;

export interface KeyPace {
  /** Counts a request of a key; returns the seconds to wait when it has made its number in this minute. */
  take(keyId: string, most: number, now: number): number | undefined;
}

/** Counts the requests of each key in this process, whole minutes from each key's first request on. */
export function createKeyPace(): KeyPace {
  const windows = new Map<string, { begun: number; count: number }>();
  return {
    take(keyId, most, now) {
      let current = windows.get(keyId);
      // a clock that was set back begins anew too
      if (!current || now - current.begun >= window || now < current.begun) {
        current = { begun: now, count: 0 };
        windows.set(keyId, current);
      }
      if (current.count >= most) return Math.max(1, Math.ceil((current.begun + window - now) / 1000));
      current.count++;
      return undefined;
    },
  };
}
