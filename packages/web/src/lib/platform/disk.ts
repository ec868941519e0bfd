/** What the browser says about the room it gives to this app; null: it does not say, as over plain http. */
export interface DiskFacts {
  /** Bytes. */
  freeStorage: number | null;
  /** Whether the browser may not delete the app's data by itself. */
  isPersistent: boolean | null;
}

export async function diskFacts(): Promise<DiskFacts> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    const isPersistent = await navigator.storage.persisted();
    const freeStorage = quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
    return { freeStorage, isPersistent };
  } catch {
    return { freeStorage: null, isPersistent: null };
  }
}

/** Asks the browser not to delete the app's data by itself; it may refuse. */
export async function askToPersist(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // an old browser, or plain http
  }
}
