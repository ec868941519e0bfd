import { addDays, adenDay, periodText } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useSales } from '../../../test/sales';
import { forgetAnswers } from '../../kernel/cache-until-change';

const shop = useSales();
const today = adenDay();

async function read(path: string, by: Person = shop.manager) {
  forgetAnswers(shop.shop.live);
  const reply = await by.call('GET', `/reports/${path}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

beforeAll(async () => {
  await shop.db
    .insertInto('exchangeRates')
    .values({ usdToYer: 530, recordedAt: new Date(), createdBy: shop.manager.id })
    .execute();
});

describe('REP-02, 17: the overview', () => {
  it('shows the day, its sales, the parts, and the customers with the number of new ones', async () => {
    const product = await shop.part();
    const old = await shop.customer();
    await shop.db
      .updateTable('customers')
      .set({ createdAt: new Date(Date.now() - 31 * 86_400_000) })
      .where('id', '=', old)
      .execute();
    await shop.customer();
    await shop.sell({ items: [{ product, quantity: 2 }] });
    const { data } = await read('overview');
    expect(data).toMatchObject({
      date: today,
      today: { sales: 30, orders: 1 },
      inventory: { items: 1 },
      customers: { new: 1, total: 2 },
      days: [{ date: today, orders: 1, sales: 30, refunds: 0, net: 30 }],
    });
  });

  it('finds days by date and by weekday', async () => {
    const weekday = new Intl.DateTimeFormat('ar', { weekday: 'long', timeZone: 'UTC' });
    const named = (day: string) => encodeURIComponent(weekday.format(new Date(day)));
    expect((await read(`overview?keyword=${named(today)}`)).data.days).toHaveLength(1);
    expect((await read(`overview?keyword=${named(addDays(today, 1))}`)).data.days).toHaveLength(0);
    expect((await read(`overview?keyword=${today}`)).data.days).toHaveLength(1);
    expect((await read(`overview?endDate=${addDays(today, -1)}`)).data.days).toHaveLength(0);
  });

  it('omits what the user may not see', async () => {
    const keeper = await shop.shop.person('warehouse_staff');
    const { data } = await read('overview', keeper);
    expect(data).toMatchObject({ today: null, customers: null, days: [] });
    expect(data.inventory.items).toBeGreaterThan(0);
  });
});

describe('REP-04, 13: the inventory report', () => {
  it('has name, number, category, quantity, price, warehouse if any, and stock level', async () => {
    const part = await shop.part({ name: 'رديتر خاص', partNumber: 'RAD-77', stock: {}, sellingPrice: 8000 });
    const { data, summary, pagination } = await read('inventory?keyword=RAD%2077');
    expect(data).toEqual([
      {
        _id: part,
        name: 'رديتر خاص',
        partNumber: 'RAD-77',
        category: null,
        unit: { code: 'measure', name: 'وحدة', decimals: 2 },
        quantity: 0,
        salePrice: 80,
        warehouse: null,
        status: 'out_of_stock',
      },
    ]);
    expect(summary).toMatchObject({ count: 1, quantity: 0, value: 0 });
    expect(pagination).toEqual({ page: 1, limit: 100, total: 1, pages: 1 });
    await shop.part({ partNumber: 'LOW-77', stock: { [shop.warehouse]: 5 } });
    const [low] = (await read('inventory?keyword=LOW-77')).data;
    expect(low).toMatchObject({
      status: 'low_stock',
      quantity: 5,
      warehouse: expect.stringContaining('مستودع'),
    });
  });

  it('with a period, shows the parts that moved in it', async () => {
    const product = await shop.part({ partNumber: 'MOVED-1' });
    const at = (query: string) => read(`inventory?keyword=MOVED-1&${query}`);
    expect((await at(`startDate=${today}&endDate=${today}`)).data).toMatchObject([{ _id: product }]);
    expect((await at(`endDate=${addDays(today, -1)}`)).data).toEqual([]);
  });
});

describe('REP-05, 12, 16: the sales report', () => {
  it('has number, customer, date, lines, total at the rate of the sale, and payment', async () => {
    const customer = await shop.customer({ name: 'ورشة التقرير' });
    const product = await shop.part();
    const sale = await shop.sell({ customer, items: [{ product, quantity: 3 }], paymentStatus: 'deferred' });
    const { data, summary } = await read(`sales?keyword=${encodeURIComponent('ورشة التقرير')}`);
    expect(data).toEqual([
      {
        _id: sale._id,
        saleNumber: sale.saleNumber,
        customerName: 'ورشة التقرير',
        createdAt: expect.any(String),
        itemCount: 1,
        total: 45,
        usd_to_yer: 530,
        payment: 'credit',
      },
    ]);
    expect(summary).toMatchObject({
      count: 1,
      items: 1,
      total: 45,
      rials: { total: { rials: 23_850, unrated: 0 }, refunds: { rials: 0, unrated: 0 } },
      outstanding: 45,
    });
    await shop.done('PUT', `/sales/${sale._id}`, { partialAmount: 10 });
    expect((await read(`sales?keyword=${sale.saleNumber}`)).data).toMatchObject([{ payment: 'pending' }]);
    await shop.done('PUT', `/sales/${sale._id}`, { paymentStatus: 'paid' });
    expect((await read(`sales?keyword=${sale.saleNumber}`)).data).toMatchObject([{ payment: 'paid' }]);
  });

  it('omits held and cancelled invoices', async () => {
    const product = await shop.part();
    const before = (await read('sales')).summary.count;
    await shop.sell({ items: [{ product, quantity: 1 }], status: 'pending' });
    const undone = await shop.sell({ items: [{ product, quantity: 1 }] });
    await shop.done('PUT', `/sales/${undone._id}/cancel`);
    const { data, summary } = await read('sales');
    expect(summary.count).toBe(before);
    expect(data).toHaveLength(before);
  });

  it('REP-14, TOOL-16: shows the newest hundred first, and pages', async () => {
    const product = await shop.part();
    for (let made = 0; made < 3; made++) await shop.sell({ items: [{ product, quantity: 1 }] });
    const all = await read('sales');
    expect(all.pagination).toMatchObject({ page: 1, limit: 100 });
    const second = await read(`sales?limit=2&page=2&startDate=${today}`);
    expect(second.data.map(({ _id }: { _id: string }) => _id)).toEqual(
      all.data.slice(2, 4).map(({ _id }: { _id: string }) => _id),
    );
    expect(second.summary).toEqual(all.summary);
  });
});

describe('REP-06, 07, 11: the customers report', () => {
  it.each([
    ['blocked', { isBlocked: true, balance: -500 }, false],
    ['debt', { balance: -60_000, creditLimit: 50_000 }, true],
    ['debt', { balance: -50_000, creditLimit: 50_000 }, false],
    ['credit', { balance: 70_000, creditLimit: 50_000 }, false],
    ['normal', {}, false],
  ])('%s: %o is over its limit: %s', async (status, input, isOverLimit) => {
    const name = `عميل تقرير ${crypto.randomUUID()}`;
    const id = await shop.customer({ name, creditLimit: 100_000, ...input, isBlocked: false });
    if ('isBlocked' in input)
      await shop.db.updateTable('customers').set({ isBlocked: true }).where('id', '=', id).execute();
    const { data } = await read(`customers?keyword=${encodeURIComponent(name)}`);
    expect(data).toMatchObject([
      {
        _id: id,
        name,
        phone: '',
        creditLimit: (('creditLimit' in input && input.creditLimit) || 100_000) / 100,
        balance: (('balance' in input && input.balance) || 0) / 100,
        loyaltyPoints: 0,
        status,
        isOverLimit,
      },
    ]);
  });

  it('with a period, shows the customers added in it', async () => {
    const name = `عميل جديد ${crypto.randomUUID()}`;
    await shop.customer({ name });
    const at = (query: string) => read(`customers?keyword=${encodeURIComponent(name)}&${query}`);
    expect((await at(`startDate=${today}`)).data).toHaveLength(1);
    expect((await at(`endDate=${addDays(today, -1)}`)).data).toHaveLength(0);
  });
});

describe('refused requests', () => {
  it.each([
    ['an end before its start', `sales?startDate=${today}&endDate=${addDays(today, -1)}`, periodText],
    ['the same of the overview', `overview?startDate=${today}&endDate=2020-01-01`, periodText],
    ['a day that is none', 'customers?startDate=2026-02-30', 'التاريخ غير صحيح'],
    ['an unknown format', 'sales?format=docx', undefined],
    ['an unknown order', 'inventory?sort=cost', undefined],
    ['headings that are neither on nor off', 'sales?format=csv&headers=perhaps', undefined],
    ['a page before the first', 'sales?page=0', undefined],
    ['too many at once', 'sales?limit=1001', undefined],
    ['too long a word', `inventory?keyword=${'x'.repeat(201)}`, undefined],
  ])('%s is refused', async (_, path, message) => {
    const reply = await shop.call('GET', `/reports/${path}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toMatch(/[؀-ۿ]/);
    if (message) expect(reply.json().message).toBe(message);
  });

  it('an unknown report is 404', async () =>
    expect((await shop.call('GET', '/reports/profits')).statusCode).toBe(404));

  it('a report on records the user may not read', async () => {
    const keeper = await shop.shop.person('warehouse_staff');
    expect(await shop.refusal('GET', '/reports/sales', undefined, keeper)).toEqual([
      403,
      'ليس لديك صلاحية لعرض تقرير المبيعات',
    ]);
    expect((await keeper.call('GET', '/reports/customers?format=csv')).statusCode).toBe(403);
    expect((await keeper.call('GET', '/reports/inventory')).statusCode).toBe(200);
    expect((await shop.clerk.call('GET', '/reports/sales')).statusCode).toBe(200);
  });

  it('text that looks like SQL or patterns finds nothing and breaks nothing', async () => {
    for (const keyword of ["'; drop table sales; --", '%', '_', '\\', '؟؟؟'])
      for (const tab of ['overview', 'inventory', 'sales', 'customers'])
        expect(
          (await shop.call('GET', `/reports/${tab}?keyword=${encodeURIComponent(keyword)}`)).statusCode,
        ).toBe(200);
  });
});
