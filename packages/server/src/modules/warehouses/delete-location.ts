import type { Tx } from '../../db/transaction';
import type { Doer } from '../../kernel/audit';
import { lockLocation, traceLocation } from './location-record';

export async function deleteLocation(tx: Tx, doer: Doer, id: string): Promise<void> {
  const before = await lockLocation(tx, id);
  await tx.deleteFrom('warehouseLocations').where('id', '=', id).execute();
  await traceLocation(tx, doer, 'delete', id, { before });
}
