import { adenDay } from '@turoos/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { popularity } from '../../jobs/popularity';
import { useSales } from '../../../test/sales';

const shop = useSales();
const { part, customer, sell, done } = shop;
afterAll(() => shop.expectBooksHold());

/** The rial sum of sales made while the shop had no rate. */
const withoutRate = (unrated: number) => ({ rials: 0, unrated });

const day = (daysAgo: number) => adenDay(new Date(Date.now() - daysAgo * 86_400_000));
let best: string;
let second: string;
let dropped: string;

/** Moves a sale into the past, with the totals of its day. */
async function moveBack(sale: { _id: string }, daysAgo: number) {
  const at = new Date(Date.now() - daysAgo * 86_400_000);
  await shop.db.updateTable('sales').set({ createdAt: at }).where('id', '=', sale._id).execute();
  await shop.db.updateTable('saleItems').set({ at }).where('saleId', '=', sale._id).execute();
  await sql`select rebuild_sales_sums()`.execute(shop.db);
}

beforeAll(async () => {
  [best, second, dropped] = [await part({ name: 'الأكثر' }), await part({ name: 'الثاني' }), await part()];
  const id = await customer();
  await moveBack(await sell({ items: [{ product: second, quantity: 1 }] }), 40);
  await moveBack(await sell({ items: [{ product: second, quantity: 3 }] }), 2);
  await sell({ items: [{ product: best, quantity: 10 }] });
  await sell({ items: [{ product: second, quantity: 2 }], customer: id, paymentStatus: 'deferred' });
  await sell({
    items: [{ product: second, quantity: 2 }],
    customer: id,
    paymentStatus: 'partial',
    partialAmount: 10,
  });
  const back = await sell({ items: [{ product: best, quantity: 4 }] });
  await done('POST', `/sales/${back._id}/refund`, { refundAmount: 60 });
  const half = await sell({ items: [{ product: best, quantity: 4 }] });
  await done('POST', `/sales/${half._id}/refund`, {
    refundAmount: 30,
    items: [{ product: best, quantity: 2 }],
  });
  const gone = await sell({ items: [{ product: dropped, quantity: 50 }] });
  await done('PUT', `/sales/${gone._id}/cancel`);
  await sell({ items: [{ product: dropped, quantity: 60 }], status: 'pending' });
});

describe('totals', () => {
  it('of a day: net of refunds, without cancelled and held sales', async () => {
    const today = await done('GET', '/sales/daily');
    expect(today).toMatchObject({ date: day(0), totalSales: 150 + 30 + 30 + 0 + 30, orderCount: 5 });
    expect(today.sales).toHaveLength(5);
    expect(today.sales[0].items).toHaveLength(1);
    expect(await done('GET', `/sales/daily?date=${day(2)}`)).toMatchObject({ totalSales: 45, orderCount: 1 });
    expect(await done('GET', `/sales/daily?date=${day(9)}`)).toEqual({
      date: day(9),
      totalSales: 0,
      rials: { rials: 0, unrated: 0 },
      orderCount: 0,
      sales: [],
    });
  });

  it('of all time and of a period', async () => {
    expect(await done('GET', '/sales/summary')).toEqual({
      startDate: null,
      endDate: null,
      total: 9,
      totalSales: 240 + 45 + 15,
      totalOrders: 7,
      paid: 5,
      partial: 1,
      deferred: 1,
      refunded: 1,
      held: 1,
      cancelled: 1,
      refundedAmount: 90,
      rials: { totalSales: withoutRate(300), refundedAmount: withoutRate(90) },
      outstanding: 50,
    });
    expect(await done('GET', `/sales/summary?startDate=${day(10)}&endDate=${day(1)}`)).toEqual({
      startDate: day(10),
      endDate: day(1),
      total: 1,
      totalSales: 45,
      totalOrders: 1,
      paid: 1,
      partial: 0,
      deferred: 0,
      refunded: 0,
      held: 0,
      cancelled: 0,
      refundedAmount: 0,
      rials: { totalSales: withoutRate(45), refundedAmount: withoutRate(0) },
      outstanding: 0,
    });
  });

  it('of the last days, including those without a sale', async () => {
    expect(await done('GET', '/sales/by-day?days=4')).toEqual([
      { date: day(3), totalSales: 0, rials: withoutRate(0), orderCount: 0 },
      { date: day(2), totalSales: 45, rials: withoutRate(45), orderCount: 1 },
      { date: day(1), totalSales: 0, rials: withoutRate(0), orderCount: 0 },
      { date: day(0), totalSales: 240, rials: withoutRate(240), orderCount: 5 },
    ]);
    expect(await done('GET', '/sales/by-day')).toHaveLength(30);
  });
});

describe('the best sellers', () => {
  it('are ranked by quantity net of returns', async () => {
    expect(await done('GET', '/sales/top-parts')).toEqual([
      {
        _id: best,
        name: 'الأكثر',
        partNumber: expect.any(String),
        unit: expect.any(Object),
        quantity: 12,
        total: 180,
        rials: withoutRate(180),
      },
      {
        _id: second,
        name: 'الثاني',
        partNumber: expect.any(String),
        unit: expect.any(Object),
        quantity: 7,
        total: 105,
        rials: withoutRate(105),
      },
    ]);
    expect(await done('GET', '/sales/top-parts?days=1&limit=1')).toMatchObject([{ _id: best }]);
  });

  it('are computed once a minute', async () => {
    const before = await done('GET', '/sales/top-parts?days=2');
    await sell({ items: [{ product: second, quantity: 20 }] });
    expect(await done('GET', '/sales/top-parts?days=2')).toEqual(before);
    expect((await done('GET', '/sales/top-parts?days=3'))[0]).toMatchObject({ _id: second, quantity: 27 });
  });

  it('come first in searches: the nightly job counts the invoice lines of half a year', async () => {
    await shop.db.updateTable('products').set({ popularity: 77 }).where('id', '=', dropped).execute();
    await popularity.run({ db: shop.db }, undefined);
    const found = await shop.db
      .selectFrom('products')
      .select(['id', 'popularity'])
      .where('id', 'in', [best, second, dropped])
      .execute();
    expect(Object.fromEntries(found.map((one) => [one.id, one.popularity]))).toEqual({
      [best]: 2,
      [second]: 5,
      [dropped]: 0,
    });
  });
});
