import { beforeAll, describe, expect, it } from 'vitest';
import { aWarehouse } from '../../../test/factories';
import { useSales } from '../../../test/sales';

const shop = useSales();
let [main, branch, empty] = ['', '', ''];
const parts = { both: '', sold: '', own: '', elsewhere: '' };

const rows = async (path: string) =>
  Object.fromEntries((await shop.done('GET', path)).map((row: { _id: string }) => [row._id, row]));
const stock = (id: string, quantity: number, warehouse: string) =>
  shop.done('PATCH', `/products/${id}/stock`, { quantity, warehouse });

beforeAll(async () => {
  main = shop.warehouse;
  branch = await aWarehouse(shop.db);
  empty = await aWarehouse(shop.db);
  const part = () => shop.part({ stock: {}, mainWarehouseId: main });
  parts.both = await part();
  parts.sold = await part();
  parts.own = await shop.part({ stock: {}, mainWarehouseId: branch });
  parts.elsewhere = await part();
  await stock(parts.both, 40, main);
  await stock(parts.both, 3, branch);
  await stock(parts.sold, 9, main);
  await stock(parts.sold, 1, branch);
  await stock(parts.sold, 0, branch);
  await stock(parts.elsewhere, 7, main);
});

describe('INV-02 SCOPE-04 a chosen warehouse', () => {
  it.each([
    () => `/inventory?warehouse=${branch}`,
    () => `/inventory/warehouse/${branch}`,
    () => `/products?warehouse=${branch}`,
    () => `/inventory/search?warehouse=${branch}`,
  ])('has rows with its own quantity and status: %#', async (path) => {
    const found = await rows(path());
    expect(found[parts.both]).toMatchObject({
      quantity: 3,
      stock: { quantity: 3, minStockLevel: 5 },
      stockStatus: 'low_stock',
      warehouse: { _id: main },
      atWarehouse: { _id: branch },
    });
    expect(found[parts.sold]).toMatchObject({ quantity: 0, stockStatus: 'out_of_stock' });
    expect(found[parts.own]).toMatchObject({ quantity: 0, stockStatus: 'out_of_stock' });
    expect(found).not.toHaveProperty(parts.elsewhere);
  });

  it('is filtered by its own stock', async () => {
    const of = async (status: string) =>
      Object.keys(await rows(`/inventory?warehouse=${branch}&status=${status}`)).toSorted();
    expect(await of('out_of_stock')).toEqual([parts.sold, parts.own].toSorted());
    expect(await of('low_stock')).toEqual([parts.both]);
    expect(await of('in_stock')).toEqual([]);
    expect(Object.keys(await rows(`/inventory/out-of-stock?warehouse=${branch}`))).toHaveLength(2);
  });

  it('has totals of its own', async () => {
    const { cost } = await shop.db
      .selectFrom('stockTotals')
      .select('cost')
      .where('productId', '=', parts.both)
      .executeTakeFirstOrThrow();
    expect(await shop.done('GET', `/inventory/stats?warehouse=${branch}`)).toEqual({
      totalItems: 3,
      totalQuantity: 3,
      totalValue: (3 * cost) / 100,
      lowStockItems: 1,
      outOfStockItems: 2,
      inTransitItems: 0,
      inTransitValue: 0,
    });
    expect(await shop.done('GET', `/inventory/stats?warehouse=${empty}`)).toMatchObject({
      totalItems: 0,
      totalValue: 0,
    });
    expect(await shop.done('GET', '/inventory/stats')).toMatchObject({ totalItems: 4, totalQuantity: 59 });
  });

  it('is exported with its own quantity and name', async () => {
    const { body } = await shop.call('GET', `/inventory/export?warehouse=${branch}&status=low_stock`);
    const { name } = await shop.done('GET', `/warehouses/${branch}`);
    const [, line] = body.split('\r\n');
    expect(line).toMatch(new RegExp(`,3,وحدة,5,.*,${name},منخفض$`));
  });

  it('does not change a part’s total quantity', async () => {
    expect((await rows('/inventory'))[parts.both]).toMatchObject({ quantity: 43, atWarehouse: null });
    expect(await shop.done('GET', `/inventory/${parts.both}`)).toMatchObject({ quantity: 43 });
  });

  it('has rows that move no stock when sent back with another name', async () => {
    const { name, quantity, atWarehouse, version } = (await rows(`/inventory?warehouse=${branch}`))[
      parts.both
    ];
    const edited = await shop.done('PUT', `/inventory/${parts.both}`, {
      name: `${name} معدل`,
      quantity,
      atWarehouse,
      version,
    });
    expect(edited).toMatchObject({ quantity: 43 });
    await shop.expectBooksHold();
  });
});
