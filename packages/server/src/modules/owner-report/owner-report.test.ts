import { adenDay, ownerReportApi, ownerReportTexts, roleNames } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { accountIds, dollars, post } from '../../../test/journal';
import { useSales } from '../../../test/sales';
import { forgetAnswers } from '../../kernel/cache-until-change';

const shop = useSales();

const none = { rials: 0, unrated: 0 };

async function read(path: string) {
  forgetAnswers(shop.shop.live);
  const reply = await shop.call('GET', `/owner-report/${path}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

describe('OWN-05: the six sections', () => {
  it('of an empty shop are zeros, not errors', async () => {
    expect(await read('dashboard-summary')).toEqual({
      success: true,
      data: {
        today: { sales: 0, rials: none, orders: 0 },
        month: { sales: 0, rials: none, profit: 0, expenses: 0, differences: 0, netProfit: 0 },
        booksSince: null,
        customers: { active: 0, total: 0 },
        inventory: { totalProducts: 0, lowStock: 0, outOfStock: 0 },
      },
    });
    expect((await read('kpi-metrics')).data).toMatchObject({
      salesGrowthRate: 0,
      avgOrderValue: 0,
      inventoryTurnover: 0,
    });
    expect((await read('sales-analytics')).data).toMatchObject({ topProducts: [], topCustomers: [] });
    expect((await read('financial-overview')).data.receivables).toEqual({ total: 0, count: 0 });
    expect((await read('inventory-insights')).data.deadStock).toEqual({ count: 0, value: 0, parts: [] });
    expect((await read('alerts')).data).toMatchObject([
      { subject: 'noRate', type: 'error', priority: 'high' },
    ]);
  });

  it('TOOL-18: profit is price minus cost of what stayed sold, net of refunds and without cancelled sales', async () => {
    const product = await shop.part();
    const kept = await shop.sell({ items: [{ product, quantity: 4 }], discount: 6 });
    const back = await shop.sell({ items: [{ product, quantity: 2 }] });
    const undone = await shop.sell({ items: [{ product, quantity: 5 }] });
    await shop.done('POST', `/sales/${back._id}/refund`, {
      refundAmount: 15,
      items: [{ product, quantity: 1 }],
    });
    await shop.done('PUT', `/sales/${undone._id}/cancel`);
    expect(kept.grandTotal).toBe(54);
    // 4 × (15 − 10) − 6 of discount, and one unit of the other sale
    expect((await read('dashboard-summary')).data).toMatchObject({
      today: { sales: 69, orders: 2 },
      month: { sales: 69, profit: 19, expenses: 0, netProfit: 19 },
    });
    const { totals, days, topProducts } = (await read('sales-analytics?period=7')).data;
    const rials = { rials: 0, unrated: 69 };
    const booked = { expenses: 0, differences: 0, netProfit: 19 };
    expect(totals).toEqual({ sales: 69, rials, profit: 19, orders: 2, ...booked });
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toEqual({
      date: adenDay(),
      sales: 69,
      rials,
      profit: 19,
      previousSales: 0,
      previousRials: none,
      previousProfit: 0,
    });
    expect(topProducts).toEqual([
      {
        _id: 'فلتر زيت',
        product,
        partNumber: expect.any(String),
        unit: { code: 'measure', name: 'وحدة', decimals: 2 },
        totalSold: 5,
        totalRevenue: 75,
        rials: { rials: 0, unrated: 75 },
      },
    ]);
    // 95 units at 10 are left of 100; goods that cost 50 were sold
    expect((await read('kpi-metrics')).data).toMatchObject({
      inventoryTurnover: 50 / 950,
      avgOrderValue: 34.5,
    });
  });

  it('a refund returns its share of the tax, which never was profit', async () => {
    const before = (await read('dashboard-summary')).data.month.profit;
    const admin = await shop.shop.person('super_admin');
    const reply = await admin.call('PUT', '/settings', { store: { applyTax: true, taxRate: 5 } });
    expect(reply.statusCode, reply.body).toBe(200);
    const product = await shop.part();
    const sale = await shop.sell({ items: [{ product, quantity: 2 }] });
    expect(sale.grandTotal).toBe(31.5);
    expect((await read('dashboard-summary')).data.month.profit).toBe(before + 10);
    await shop.done('POST', `/sales/${sale._id}/refund`, {
      refundAmount: 31.5,
      items: [{ product, quantity: 2 }],
    });
    expect((await read('dashboard-summary')).data.month.profit).toBe(before);
    await admin.call('PUT', '/settings', { store: { applyTax: false } });
  });

  it('include the best customers, receivables and their age', async () => {
    const product = await shop.part();
    const [first, second] = [
      await shop.customer({ name: 'الأول', creditLimit: 100_000 }),
      await shop.customer({ name: 'الثاني' }),
    ];
    await shop.sell({ customer: second, items: [{ product, quantity: 1 }] });
    await shop.sell({ customer: first, items: [{ product, quantity: 3 }], paymentStatus: 'deferred' });
    await shop.sell({ customer: first, items: [{ product, quantity: 1 }] });
    const { topCustomers } = (await read('sales-analytics?period=30')).data;
    expect(topCustomers).toEqual([
      { _id: 'الأول', customer: first, orderCount: 2, totalSpent: 60, rials: { rials: 0, unrated: 60 } },
      { _id: 'الثاني', customer: second, orderCount: 1, totalSpent: 15, rials: { rials: 0, unrated: 15 } },
    ]);
    expect((await read('financial-overview')).data).toMatchObject({
      receivables: { total: 45, count: 1 },
      ageing: { current: 45, days31: 0, days61: 0, over90: 0, total: 45 },
    });
  });

  it('TOOL-18: overstock is five times the minimum, or the part’s own maximum', async () => {
    const overStock = async () =>
      (await read('inventory-insights')).data.stockStatus.find(
        ({ _id }: { _id: string }) => _id === 'overStock',
      ).count;
    const before = await overStock();
    const [within, beyond] = [
      await shop.part({ stock: { [shop.warehouse]: 25 } }),
      await shop.part({ stock: { [shop.warehouse]: 25.01 } }),
    ];
    expect(await overStock()).toBe(before + 1);
    const most = (id: string, maxLevel: number) =>
      shop.db.updateTable('products').set({ maxLevel }).where('id', '=', id).execute();
    await most(beyond, 30);
    expect(await overStock()).toBe(before);
    await most(within, 24);
    expect(await overStock()).toBe(before + 1);
  });
});

describe('OWN-01: the period', () => {
  it.each([7, 30, 90, 365])('may be %i days', async (period) =>
    expect((await read(`sales-analytics?period=${period}`)).data.days).toHaveLength(period),
  );
  it('is 30 days by default', async () => expect((await read('sales-analytics')).data.days).toHaveLength(30));
  it.each(['0', '8', '-7', '7.5', '1e9', 'month', 'NaN'])('may not be %j', async (period) => {
    const reply = await shop.call(
      'GET',
      `/owner-report/sales-analytics?period=${encodeURIComponent(period)}`,
    );
    expect([reply.statusCode, reply.json().message]).toEqual([400, ownerReportTexts.period]);
  });
});

describe('TOOL-18: who may read it', () => {
  it.each(roleNames)('%s', async (role) => {
    const who = await shop.shop.person(role);
    const expected = ['super_admin', 'admin', 'manager'].includes(role) ? 200 : 403;
    for (const { path } of Object.values(ownerReportApi))
      expect((await who.call('GET', path)).statusCode, path).toBe(expected);
  });
});

it('shows the profit after the expenses of the books', async () => {
  const ids = await accountIds(shop.shop.db);
  const before = (await read('dashboard-summary')).data.month;
  await post(shop.shop.db, {
    kind: 'expense',
    figures: { value: 725 },
    own: ids['إيجار'] ?? '',
    money: [dollars(ids['safe'] ?? '', -725)],
  });
  expect((await read('dashboard-summary')).data.month).toEqual({
    ...before,
    expenses: before.expenses + 7.25,
    netProfit: before.profit - before.expenses - 7.25,
  });
  const { totals, previous } = (await read('sales-analytics?period=7')).data;
  expect(totals.expenses).toBe(7.25);
  expect(totals.netProfit).toBe(totals.profit - 7.25);
  expect(previous).toMatchObject({ expenses: 0, netProfit: previous.profit });
});
