import {
  conflict,
  notFound,
  transferTexts,
  warehouseStatus,
  warehouseTexts,
  type WarehouseStatus,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';

/** Locks the warehouse, so that its status can't change before the step commits. */
async function readPlace(tx: Tx, id: string) {
  const place = await tx
    .selectFrom('warehouses')
    .select(['name', 'status'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (!place) throw notFound(warehouseTexts.notFound);
  return place as { name: string; status: WarehouseStatus };
}

export async function assertSource(tx: Tx, id: string): Promise<void> {
  const { name, status } = await readPlace(tx, id);
  if (status === 'inactive') throw conflict(transferTexts.fromClosed(name));
}

/** Throws when the destination doesn't accept new transfers. */
export async function assertDestination(tx: Tx, id: string): Promise<void> {
  const { name, status } = await readPlace(tx, id);
  if (status !== 'active') throw conflict(transferTexts.toClosed(name, warehouseStatus[status].label));
}

/**
 * Throws when an inactive destination should receive goods; full or in maintenance it still receives them.
 */
export async function assertArrival(tx: Tx, id: string): Promise<void> {
  const { name, status } = await readPlace(tx, id);
  if (status === 'inactive') throw conflict(transferTexts.arrivalClosed(name));
}
