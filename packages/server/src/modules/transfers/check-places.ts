import {
  conflict,
  notFound,
  transferTexts,
  warehouseStatus,
  warehouseTexts,
  type WarehouseStatus,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';

/** Whoever changes the warehouse's state waits until the step is done, so that it holds for the step. */
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

/** Goods set out only for a warehouse that takes them. */
export async function assertDestination(tx: Tx, id: string): Promise<void> {
  const { name, status } = await readPlace(tx, id);
  if (status !== 'active') throw conflict(transferTexts.toClosed(name, warehouseStatus[status].label));
}

/** Goods that stand at the door are taken in, unless there is nobody behind it. */
export async function assertArrival(tx: Tx, id: string): Promise<void> {
  const { name, status } = await readPlace(tx, id);
  if (status === 'inactive') throw conflict(transferTexts.arrivalClosed(name));
}
