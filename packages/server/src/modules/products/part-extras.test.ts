import type { Part } from '@turoos/contract';
import { beforeAll, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { aWarehouse, correctStock } from '../../../test/factories';

const shop = useApp();
let seller: Person;
let product: string;
let [here, there, far] = ['', '', ''];

beforeAll(async () => {
  seller = await shop.person('sales_staff');
  [here, there, far] = [
    await aWarehouse(shop.db, 'المعرض'),
    await aWarehouse(shop.db, 'مستودع الحصبة'),
    await aWarehouse(shop.db, 'مستودع عدن'),
  ];
  const keeper = await shop.person('warehouse_manager');
  const made = { name: 'رديتر هايلكس', partNumber: 'RAD-1', warehouse: here };
  product = (await keeper.call('POST', '/products', made)).json().data._id;
  await correctStock(shop.db, [
    { productId: product, warehouseId: here, quantity: 2 },
    { productId: product, warehouseId: there, quantity: 3 },
    { productId: product, warehouseId: far, quantity: 5 },
  ]);
});

const found = async (path: string): Promise<Part | undefined> =>
  (await seller.call('GET', path)).json().data.find(({ _id }: Part) => _id === product);
const elsewhere = (part: Part | undefined) =>
  part?.otherStock.map(({ warehouse, quantity }) => [warehouse.name, quantity]);
const search = `/products/search?q=${encodeURIComponent('رديتر')}`;

it('a hit names what other warehouses than the part’s own hold, the most first', async () => {
  const part = await found(search);
  expect([part?.quantity, elsewhere(part)]).toEqual([
    10,
    [
      ['مستودع عدن', 5],
      ['مستودع الحصبة', 3],
    ],
  ]);
});

it('a hit with the stock of one warehouse names the others', async () => {
  expect(elsewhere(await found(`${search}&warehouse=${there}`))).toEqual([
    ['مستودع عدن', 5],
    ['المعرض', 2],
  ]);
});

it('a part has its newest photo, and none that is switched off, missing or no picture', async () => {
  expect((await found(search))?.photo).toBeNull();
  const attach = async (at: string, fields: object = {}) => {
    const { id } = await shop.db
      .insertInto('attachments')
      .values({
        originalName: 'صورة.jpg',
        filename: at.replace(/\D/g, '').padStart(32, '0'),
        mimeType: 'image/jpeg',
        type: 'image',
        size: 10,
        sha256: 'x',
        entityType: 'products',
        entityId: product,
        createdAt: new Date(at),
        ...fields,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  await attach('2026-01-01');
  const newest = await attach('2026-02-01');
  await attach('2026-03-01', { isActive: false });
  await attach('2026-03-02', { missingSince: new Date() });
  await attach('2026-03-03', { type: 'document' });
  for (const path of [search, '/products?limit=50', '/catalogue/parts?limit=50'])
    expect((await found(path))?.photo).toBe(newest);
});
