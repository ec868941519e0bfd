import { apis, can, denial, type Api, type Endpoint } from '@turoos/contract';
import { beforeAll, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { aWarehouse, correctStock } from '../../../test/factories';

const shop = useApp();
let seller: Person;
let keeper: Person;
let product: string;
let warehouse: string;

/** Figures that are in no other amount, and what a quantity of one makes of them. */
const costs = ['777.77', '666.66'];

beforeAll(async () => {
  seller = await shop.person('sales_staff');
  keeper = await shop.person('warehouse_manager');
  warehouse = await aWarehouse(shop.db, 'المعرض');
  const made = {
    name: 'دينمو',
    partNumber: 'ALT-1',
    sellingPrice: 900,
    costPrice: 777.77,
    purchasePrice: 666.66,
  };
  product = (await keeper.call('POST', '/products', { ...made, warehouse })).json().data._id;
  await correctStock(shop.db, [{ productId: product, warehouseId: warehouse, quantity: 1 }]);
});

const reads = Object.values(apis)
  .flatMap((api: Api) => Object.values(api) as Endpoint[])
  // the stream of changes never ends
  .filter(({ method, access, path }) => method === 'GET' && access !== 'public' && path !== '/events');
const addressOf = ({ path }: Endpoint) => path.replaceAll(/:\w+/g, product);

it('no answer tells a cost to a user who may not read purchases', async () => {
  const telling: string[] = [];
  for (const endpoint of reads) {
    const answer = await seller.call('GET', addressOf(endpoint));
    if (costs.some((cost) => answer.body.includes(cost))) telling.push(endpoint.path);
  }
  expect(telling).toEqual([]);
  expect(can({ role: 'sales_staff', permissions: [] } as never, 'costs:read')).toBe(false);
}, 60_000);

it('no document tells one to a user who was given a right to it', async () => {
  const clerk = await shop.person('sales_staff');
  const rights = ['transfers', 'stockAdjustments', 'inventoryCounts', 'scrap'].flatMap((of) => [
    `${of}.read`,
    `${of}.create`,
  ]);
  await shop.db.updateTable('users').set({ permissions: rights }).where('id', '=', clerk.id).execute();
  const [fromWarehouse, toWarehouse] = [warehouse, await aWarehouse(shop.db, 'فرع إب')];
  const make = async (path: string, body: object) =>
    (await keeper.call('POST', path, body)).json().data._id as string;
  const adjusted = { item: product, warehouse, type: 'addition', quantity: 1, reason: 'other' };
  const made: Record<string, string> = {
    transfers: await make('/transfers', {
      fromWarehouse,
      toWarehouse,
      items: [{ item: product, quantity: 1 }],
    }),
    'stock-adjustments': await make('/stock-adjustments', adjusted),
    'inventory-counts': await make('/inventory-counts', { warehouse }),
  };
  const approved = `/stock-adjustments/${made['stock-adjustments']}/approve`;
  expect((await (await shop.person('manager')).call('POST', approved, {})).statusCode).toBe(200);
  const line = { product, countedQuantity: 5 };
  const counted = `/inventory-counts/${made['inventory-counts']}`;
  expect((await keeper.call('PUT', counted, { items: [line] })).statusCode).toBe(200);

  const walk = async (who: Person) => {
    const telling: string[] = [];
    for (const { path, reply } of reads) {
      const id = made[path.split('/')[1] ?? ''];
      if (!id) continue;
      for (const query of reply.offersFile ? ['', '?format=csv'] : ['']) {
        const answer = await who.call('GET', path.replace(':id', id) + query);
        expect(answer.statusCode, path).toBe(200);
        // 777.77 for one, and what several pieces make of it
        if (/777\.77|2333\.31|3111\.08|3888\.85|1166655|466662/.test(answer.body)) telling.push(path + query);
      }
    }
    return telling;
  };
  expect(await walk(clerk)).toEqual([]);
  expect(await walk(keeper)).toEqual(
    expect.arrayContaining([
      '/transfers',
      '/transfers?format=csv',
      '/transfers/statistics',
      '/transfers/:id',
      '/stock-adjustments?format=csv',
      '/inventory-counts/:id/items?format=csv',
    ]),
  );
});

it('tells them to those who may', async () => {
  const part = (await keeper.call('GET', `/products/${product}`)).json().data;
  expect(part.pricing).toMatchObject({ costPrice: 777.77, purchasePrice: 666.66 });
  expect((await keeper.call('GET', '/inventory/export')).body).toContain('777.77');
});

it('keeps the costs of a part that is saved by a user who was not shown them, and refuses new ones', async () => {
  const editor = await shop.person('sales_staff');
  await shop.db
    .updateTable('users')
    .set({ permissions: ['products.update'] })
    .where('id', '=', editor.id)
    .execute();
  const { pricing } = (await editor.call('GET', `/products/${product}`)).json().data;
  expect(pricing).toMatchObject({ sellingPrice: 900, costPrice: 0, purchasePrice: 0 });
  const saved = await editor.call('PUT', `/products/${product}`, {
    pricing: { ...pricing, sellingPrice: 910, salePrice: 910 },
  });
  expect(saved.statusCode).toBe(200);
  const refused = await editor.call('PUT', `/products/${product}`, { costPrice: 1 });
  expect([refused.statusCode, refused.json().message]).toEqual([403, denial('costs:read')]);
  expect((await keeper.call('GET', `/products/${product}`)).json().data.pricing).toMatchObject({
    sellingPrice: 910,
    costPrice: 777.77,
    purchasePrice: 666.66,
  });
});
