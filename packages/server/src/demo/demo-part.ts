import type { Tx } from '../db/transaction';

/**
 * One section of the sample shop. Sections run in order, so that later ones can use the records of earlier
 * ones.
 */
export interface DemoPart {
  title: string;
  fill(tx: Tx): Promise<void>;
}
