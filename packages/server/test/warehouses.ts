import { beforeAll, expect } from 'vitest';
import { useApp, type Person } from './app';
import { correctStock } from './factories';

/** An app and an administrator, with helpers to create warehouses and stock parts in them. */
export function useWarehouses() {
  const shop = useApp();
  let admin: Person;
  let made = 0;
  beforeAll(async () => {
    admin = await shop.person('admin');
  });

  const call: Person['call'] = (...given) => admin.call(...given);

  const create = async (body: object = {}) => {
    const reply = await call('POST', '/warehouses', { name: `مستودع ${++made}`, ...body });
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json().data;
  };

  const failure = async (method: string, path: string, body?: object) => {
    const reply = await call(method, path, body);
    return [reply.statusCode, reply.json().message];
  };

  const move = (productId: string, warehouseId: string, quantity: number, unitCost?: number) =>
    correctStock(shop.db, [{ productId, warehouseId, quantity, unitCost }]);

  /** Creates a part and brings stock into a warehouse by a movement. */
  async function stockPart(
    warehouseId: string,
    { name = `قطعة ${++made}`, quantity = 0, cost = 0, main = false } = {},
  ): Promise<string> {
    const { id } = await shop.db
      .insertInto('products')
      .values({
        name,
        partNumber: `P-${++made}`,
        unit: 'measure',
        sellingPrice: 1500,
        searchText: name,
        mainWarehouseId: main ? warehouseId : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await shop.db.insertInto('stockTotals').values({ productId: id }).execute();
    await move(id, warehouseId, quantity, cost);
    return id;
  }

  return { shop, call, create, failure, move, stockPart };
}
