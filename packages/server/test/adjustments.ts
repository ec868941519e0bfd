import type { Adjustment } from '@turoos/contract';
import { expect } from 'vitest';
import type { Person, useApp } from './app';
import { aPart, aWarehouse } from './factories';

/** Creates a part with stock in a warehouse, with helpers to adjust and read it. */
export async function aPlace(shop: ReturnType<typeof useApp>, quantity: number) {
  const warehouse = await aWarehouse(shop.db);
  const item = await aPart(shop.db, { stock: quantity ? { [warehouse]: quantity } : {}, cost: 1000 });
  const input = { item, warehouse, type: 'addition', reason: 'other', quantity: 1 };
  return {
    item,
    warehouse,
    input,
    async adjust(who: Person, more: object = {}): Promise<Adjustment> {
      const reply = await who.call('POST', '/stock-adjustments', { ...input, ...more });
      expect(reply.statusCode, reply.body).toBe(201);
      return reply.json().data;
    },
    async there(): Promise<number> {
      const row = await shop.db
        .selectFrom('stock')
        .select('quantity')
        .where('productId', '=', item)
        .where('warehouseId', '=', warehouse)
        .executeTakeFirst();
      return row?.quantity ?? 0;
    },
    movements: () =>
      shop.db
        .selectFrom('stockMovements')
        .selectAll()
        .where('productId', '=', item)
        .where('reason', '=', 'adjustment')
        .orderBy('seq')
        .execute(),
  };
}
