import type { Sale } from '@turoos/contract';
import type { TillRuntime } from '@/lib/till/runtime';
import { saleOfEntry } from './sale-of-entry';

/**
 * Returns the sale that this till has made already under a key: the browser may have ended between storing the sale and
 * removing its draft.
 */
export async function soldBefore(runtime: TillRuntime, key: string): Promise<Sale | undefined> {
  const entry = (await runtime.outbox()).find(({ id }) => id === key);
  return entry && saleOfEntry(runtime, entry);
}
