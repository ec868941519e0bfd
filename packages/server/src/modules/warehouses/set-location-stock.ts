import { ruleBroken, type WarehouseLocation } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Doer } from '../../kernel/audit';
import { lockLocation, saveLocation } from './location-record';

/** Sets a location's own figure, which is informative: the stock of parts changes in `moveStock` alone. */
export async function setLocationStock(
  tx: Tx,
  doer: Doer,
  id: string,
  quantity: number,
): Promise<WarehouseLocation> {
  const before = await lockLocation(tx, id);
  if (before.capacity !== null && quantity > before.capacity)
    throw ruleBroken(`الكمية ${quantity} أكبر من سعة الموقع «${before.name}» وهي ${before.capacity}`, {
      quantity,
      capacity: before.capacity,
    });
  return saveLocation(tx, doer, 'stock', before, { currentStock: quantity });
}
