import type { Count, CountItem } from '@turoos/contract';
import { beforeAll, expect } from 'vitest';
import { useApp, type Person } from './app';
import { aPart, aWarehouse, correctStock, type PartInput } from './factories';

/** An app and a manager, with helpers for counts. Amounts are in wire form: dollars. */
export function useCounts() {
  const shop = useApp();
  let boss: Person;
  beforeAll(async () => {
    boss = await shop.person('manager');
  });
  const call: Person['call'] = (...given) => boss.call(...given);

  /** Creates a warehouse and parts with these quantities in it, at 10 dollars a piece. */
  async function aShelf(...quantities: number[]) {
    const warehouse = await aWarehouse(shop.db);
    const parts: string[] = [];
    for (const quantity of quantities) parts.push(await stocked(warehouse, quantity));
    return { warehouse, parts };
  }
  const stocked = (warehouse: string, quantity: number, input: PartInput = {}) =>
    aPart(shop.db, { stock: quantity ? { [warehouse]: quantity } : {}, cost: 1000, ...input });

  async function start(warehouse: string, more: object = {}, who: Person = boss): Promise<Count> {
    const reply = await who.call('POST', '/inventory-counts', { warehouse, ...more });
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json().data;
  }

  const put = (id: string, body: object, who: Person = boss) =>
    who.call('PUT', `/inventory-counts/${id}`, body);

  async function count(id: string, lines: object[], who: Person = boss): Promise<Count> {
    const reply = await put(id, { items: lines }, who);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().data;
  }

  async function finish(id: string, status = 'completed'): Promise<Count> {
    const reply = await put(id, { status });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().data;
  }

  async function items(id: string, query = '', who: Person = boss): Promise<CountItem[]> {
    const reply = await who.call('GET', `/inventory-counts/${id}/items${query}`);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().data;
  }

  /** Moves stock while a count is in progress. */
  const move = (productId: string, warehouseId: string, quantity: number) =>
    correctStock(shop.db, [{ productId, warehouseId, quantity }], quantity < 0 ? 'sale' : 'purchase');

  const adjustmentsOf = (countId: string) =>
    shop.db
      .selectFrom('stockAdjustments')
      .select(['id', 'productId', 'type', 'quantity', 'reason', 'status', 'referenceNumber', 'warehouseId'])
      .where('countId', '=', countId)
      .orderBy('adjustmentNumber')
      .execute();

  const approve = async (id: string) => {
    const reply = await call('POST', `/stock-adjustments/${id}/approve`, {});
    expect(reply.statusCode, reply.body).toBe(200);
  };

  async function there(productId: string, warehouseId: string): Promise<number> {
    const row = await shop.db
      .selectFrom('stock')
      .select('quantity')
      .where('productId', '=', productId)
      .where('warehouseId', '=', warehouseId)
      .executeTakeFirst();
    return row?.quantity ?? 0;
  }

  return {
    shop,
    call,
    aShelf,
    stocked,
    start,
    put,
    count,
    finish,
    items,
    move,
    adjustmentsOf,
    approve,
    there,
  };
}
