import type { Warehouse } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { readWarehouse } from './warehouses.queries';

/** Whoever writes a warehouse, or adds anything to it, waits; read again only once it is ours. */
export async function lockWarehouse(tx: Tx, id: string): Promise<Warehouse> {
  await tx.selectFrom('warehouses').select('id').where('id', '=', id).forUpdate().execute();
  return readWarehouse(tx, id);
}
