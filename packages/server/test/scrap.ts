import type { ScrapReport } from '@turoos/contract';
import { expect } from 'vitest';
import type { Person, useApp } from './app';
import { aPart, aWarehouse } from './factories';

/** Creates a part with stock in a warehouse, with helpers to write some off and read the rest. */
export async function aPlace(shop: ReturnType<typeof useApp>, quantity: number) {
  const warehouse = await aWarehouse(shop.db);
  const item = await aPart(shop.db, { stock: { [warehouse]: quantity } });
  const input = { item, warehouse, reason: 'damaged', quantity: 1 };
  return {
    item,
    warehouse,
    input,
    async report(who: Person, more: object = {}): Promise<ScrapReport> {
      const reply = await who.call('POST', '/scrap', { ...input, ...more });
      expect(reply.statusCode, reply.body).toBe(201);
      return reply.json().data;
    },
    async there(): Promise<number> {
      const { quantity: left } = await shop.db
        .selectFrom('stock')
        .select('quantity')
        .where('productId', '=', item)
        .where('warehouseId', '=', warehouse)
        .executeTakeFirstOrThrow();
      return left;
    },
    movements: () =>
      shop.db
        .selectFrom('stockMovements')
        .selectAll()
        .where('productId', '=', item)
        .where('reason', '=', 'scrap')
        .execute(),
  };
}
