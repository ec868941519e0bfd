import { addDays, adenDay } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { aPart, aWarehouse } from '../../../test/factories';
import { daily, writePast } from '../../../test/part-past';
import { useSales } from '../../../test/sales';
import { computeOrdering } from '.';

const shop = useSales();
let reader: Person;
let branch: string;

beforeAll(async () => {
  reader = await shop.shop.person('manager');
  branch = await aWarehouse(shop.db, 'فرع صنعاء');
  const part = (name: string) => aPart(shop.db, { name, unit: 'piece' });
  const past = { warehouse: shop.warehouse, openedDaysAgo: 400 };
  await writePast(shop.db, { ...past, part: await part('راكد'), stock: 7, sold: [[300, 1]] });
  await writePast(shop.db, { ...past, part: await part('يُباع'), stock: 7, sold: daily(50, 40) });
  await writePast(shop.db, { ...past, part: await part('جديد'), stock: 7, sold: [], openedDaysAgo: 20 });
  const moved = await part('يُباع في الفرع');
  await writePast(shop.db, { ...past, part: moved, stock: 10, sold: [] });
  await writePast(shop.db, {
    part: moved,
    warehouse: branch,
    stock: 2,
    sold: daily(60, 49),
    openedDaysAgo: 400,
  });
  await sql`select refresh_search_text(array(select id from products))`.execute(shop.db);
  await computeOrdering(shop.db);
});

const dead = async (query = '') =>
  (await reader.call('GET', `/ordering/dead-stock?limit=100${query}`)).json();

describe('dead stock', () => {
  it('is what a warehouse has not sold for long, though another one may', async () => {
    const { data, summary } = await dead();
    expect(data.map(({ name }: { name: string }) => name).toSorted()).toEqual(
      ['راكد', 'يُباع في الفرع'].toSorted(),
    );
    expect(summary).toEqual({ count: 2, value: 170, elsewhere: 1 });
    const [moved] = data.filter(({ name }: { name: string }) => name === 'يُباع في الفرع');
    expect(moved).toMatchObject({
      quantity: 10,
      value: 100,
      lastSold: null,
      soldInYear: 12,
      warehouse: { _id: shop.warehouse },
      sellsIn: { _id: branch, name: 'فرع صنعاء', sold: 12, quantity: 2 },
    });
  });

  it('is what was only sold to be cancelled or wholly returned, as the owner’s report says', async () => {
    const names = ['ملغاة', 'مرتجعة', 'بقي منها'] as const;
    const ids = await Promise.all(names.map((name) => aPart(shop.db, { name, unit: 'piece' })));
    for (const part of ids)
      await writePast(shop.db, {
        part,
        warehouse: shop.warehouse,
        stock: 9,
        sold: [[300, 1]],
        openedDaysAgo: 400,
      });
    const [cancelled, returned, kept] = ids;
    const sell = (product: string | undefined) => shop.sell({ items: [{ product, quantity: 2, price: 15 }] });
    const giveBack = (sale: { _id: string }, product: string | undefined, quantity: number) =>
      shop.done('POST', `/sales/${sale._id}/refund`, {
        refundAmount: quantity * 15,
        items: [{ product, quantity }],
      });
    await shop.done('PUT', `/sales/${(await sell(cancelled))._id}/cancel`);
    await giveBack(await sell(returned), returned, 2);
    await giveBack(await sell(kept), kept, 1);
    await computeOrdering(shop.db);
    const { data } = await dead(`&warehouse=${shop.warehouse}`);
    const unsold = (row: { product: string }) => ids.includes(row.product);
    const found = data
      .filter(unsold)
      .map(({ product, lastSold }: Record<string, string>) => [product, lastSold]);
    const long = addDays(adenDay(), -300);
    expect(new Map(found)).toEqual(
      new Map([
        [cancelled, long],
        [returned, long],
      ]),
    );
    const owner = (await reader.call('GET', '/owner-report/inventory-insights')).json().data.deadStock;
    const there = owner.parts.map(({ _id }: { _id: string }) => _id).filter((id: string) => ids.includes(id));
    expect(there.toSorted()).toEqual([cancelled, returned].toSorted());
  });

  it('follows the days of the settings and the filters', async () => {
    await reader.call('PUT', '/ordering/setup', { deadDays: 30 });
    expect((await dead()).data.map(({ name }: { name: string }) => name)).toContain('يُباع');
    await reader.call('PUT', '/ordering/setup', { deadDays: 180 });
    expect((await dead(`&warehouse=${branch}`)).data).toEqual([]);
    expect((await dead('&q=راكد')).data).toHaveLength(1);
    const file = await reader.call('GET', '/ordering/dead-stock?format=xlsx');
    expect(file.headers['content-type']).toContain('spreadsheetml');
  });
});
