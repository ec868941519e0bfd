import type { Warehouse } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { readWarehouse } from './warehouses.queries';

/** Locks a warehouse against concurrent writes and additions, and reads it after the lock is granted. */
export async function lockWarehouse(tx: Tx, id: string): Promise<Warehouse> {
  await tx.selectFrom('warehouses').select('id').where('id', '=', id).forUpdate().execute();
  return readWarehouse(tx, id);
}
