import { must } from '@turoos/contract';
import { statement } from './statement';
import type { Tx } from './transaction';

/** Returns an id and a timestamp for a new document, by the database's clock. */
export async function newIdentity(tx: Tx): Promise<{ id: string; at: Date }> {
  const { rows } = await statement<{ id: string; at: Date }>`select turoos_id() as id, now() as at`.execute(
    tx,
  );
  return must(rows[0]);
}
