/** Browsers have no locks over plain http. */
export const canLock = (): boolean => Boolean(globalThis.navigator?.locks);

/** Runs `work` while no other tab of this browser holds the lock of that name. */
export const holdLock = async (name: string, work: () => Promise<void>): Promise<void> =>
  navigator.locks.request(name, work);
