import { ruleBroken, type LocationChanges, type WarehouseLocation } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Doer } from '../../kernel/audit';
import { assertLocationFree } from './location-names';
import { lockLocation, saveLocation } from './location-record';

export async function updateLocation(
  tx: Tx,
  doer: Doer,
  id: string,
  changes: LocationChanges,
): Promise<WarehouseLocation> {
  const before = await lockLocation(tx, id);
  if (changes.name !== undefined) await assertLocationFree(tx, before.warehouse, changes.name, id);
  const capacity = changes.capacity === undefined ? before.capacity : changes.capacity;
  if (capacity !== null && capacity < before.currentStock)
    throw ruleBroken(`السعة ${capacity} أصغر من الكمية المسجلة في الموقع ${before.currentStock}`);
  return saveLocation(tx, doer, 'update', before, changes);
}
