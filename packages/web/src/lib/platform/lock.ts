/** Over plain http browsers have no locks. */
export const canLock = (): boolean => Boolean(globalThis.navigator?.locks);

/** Runs a work while no other tab of this browser runs one of that name. */
export const holdLock = async (name: string, work: () => Promise<void>): Promise<void> =>
  navigator.locks.request(name, work);
