import { createStore } from '@/lib/state/store';

const change = createStore<string | null>(null);

/** The change of the last saved money, worded; null when there is none, or it is no longer shown. */
export const useChangeToGive = change.use;

/** Shows the change until the next sale begins: the clerk counts it after the sale is saved. */
export const showChange = (worded: string | undefined): void => change.set(worded ?? null);

export const hideChange = (): void => change.set(null);
