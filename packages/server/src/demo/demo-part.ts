import type { Tx } from '../db/transaction';

/** One part of the sample shop. They run in order, so that a later one can use what an earlier one made. */
export interface DemoPart {
  title: string;
  fill(tx: Tx): Promise<void>;
}
