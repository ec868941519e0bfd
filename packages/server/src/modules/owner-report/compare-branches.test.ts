import { adenDay, branchTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useBranches } from '../../../test/branches';
import { aPart } from '../../../test/factories';
import { limitTo } from '../../db/branches/limit-to';
import { forgetAnswers } from '../../kernel/cache-until-change';
import { readTopCustomers, readTopProducts } from './top-sellers.queries';
import { windowOf } from './window.rules';

const branches = useBranches();
const { there } = branches;
let nearPart: string;
let farPart: string;

const read = async (path: string, by: Person = there.owner) => {
  const reply = await by.call('GET', path);
  expect(reply.statusCode, `${path}: ${reply.body}`).toBe(200);
  return reply.json().data;
};
const compared = () => read('/owner-report/branches');
const branchIn = (all: { branches: { _id: string }[] }, id: string) =>
  all.branches.find(({ _id }) => _id === id);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

async function sell(
  by: Person,
  items: { product: string; quantity: number }[],
  customer?: string,
): Promise<string> {
  const reply = await by.call('POST', '/sales', { items, customer, paymentStatus: 'paid' });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data._id;
}
const ofBoth = () => [nearPart, farPart].map((product) => ({ product, quantity: 1 }));

beforeAll(async () => {
  nearPart = await branches.partIn(there.near, 'دينمو');
  farPart = await branches.partIn(there.far, 'رديتر');
  await branches.trade(await branches.bound('manager', there.near), there.near, 'قريب', nearPart);
  await branches.trade(await branches.bound('manager', there.far), there.far, 'بعيد', farPart);
  await sell(there.owner, [{ product: farPart, quantity: 4 }]);
}, 60_000);

describe('while every invoice belongs to one branch', () => {
  it('the figures of the branches add up to those of the shop', async () => {
    const { branches: all, shared, total } = await compared();
    expect(shared).toBeNull();
    expect(total.orders).toBe(5);
    expect(branchIn({ branches: all }, there.far)).toMatchObject({ orders: 3 });
    for (const figure of ['sales', 'profit', 'orders', 'stockValue'] as const)
      expect(sum(all.map((one: Record<typeof figure, number>) => one[figure])), figure).toBeCloseTo(
        total[figure],
        6,
      );
    const whole = await read('/owner-report/sales-analytics');
    expect(total).toMatchObject({ sales: whole.totals.sales, profit: whole.totals.profit });
  });

  it('the totals of the dashboard add up too', async () => {
    const pages = await Promise.all(
      [there.near, there.far, there.third].map((id) => read(`/dashboard/sales?warehouse=${id}`)),
    );
    const whole = await read('/dashboard/sales');
    expect(sum(pages.map(({ totalSales }) => totalSales))).toBeCloseTo(whole.totalSales, 6);
    expect(sum(pages.map(({ totalOrders }) => totalOrders))).toBe(whole.totalOrders);
    expect(sum(pages.map(({ days }) => days.at(-1).totalSales))).toBeCloseTo(whole.days.at(-1).totalSales, 6);
  });
});

describe('an invoice with goods of two warehouses', () => {
  let both: string;

  beforeAll(async () => {
    both = await sell(there.owner, ofBoth());
  });

  it('is counted once in the whole, belongs to no branch, and is shown apart', async () => {
    const { branches: all, shared, total } = await compared();
    expect(shared).toMatchObject({ orders: 1 });
    expect(shared.sales).toBeGreaterThan(0);
    expect(total.orders).toBe(6);
    const far = await read(`/owner-report/sales-analytics?warehouse=${there.far}`);
    expect(far.totals.orders).toBe(3);
    for (const figure of ['sales', 'profit', 'orders'] as const)
      expect(
        sum(all.map((one: Record<typeof figure, number>) => one[figure])) + shared[figure],
        figure,
      ).toBeCloseTo(total[figure], 6);
  });

  it('is taken off the shared figures by what comes back, and away with its cancellation', async () => {
    const { shared } = await compared();
    const back = await there.owner.call('POST', `/sales/${both}/refund`, {
      refundAmount: 3,
      items: [{ product: farPart, quantity: 1 }],
    });
    expect(back.statusCode, back.body).toBe(200);
    expect((await compared()).shared).toMatchObject({
      orders: 1,
      sales: shared.sales - 3,
      profit: shared.profit - 3 + 10,
    });
    const cancelled = await there.owner.call('PUT', `/sales/${both}/cancel`);
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    expect(await compared()).toMatchObject({ shared: null, total: { orders: 5 } });
  });
});

describe('the figures of one branch', () => {
  it('are offered for the active warehouses that the reader sees', async () => {
    const names = async (by: Person) =>
      (await read('/dashboard/branches', by)).map(({ name }: { name: string }) => name);
    expect(await names(there.owner)).toEqual(expect.arrayContaining(['فرع تعز', 'فرع إب', 'المخزن الكبير']));
    expect(await names(await branches.bound('manager', there.near))).toEqual(['فرع تعز']);
  });

  it('are the same in the table and in the report of the branch', async () => {
    const all = await compared();
    for (const id of [there.near, there.far, there.third]) {
      const [sales, inventory] = [
        await read(`/owner-report/sales-analytics?warehouse=${id}`),
        await read(`/owner-report/inventory-insights?warehouse=${id}`),
      ];
      const { profit, orders, rials } = sales.totals;
      expect(branchIn(all, id)).toMatchObject({
        sales: sales.totals.sales,
        profit,
        orders,
        rials,
        stockValue: inventory.inventoryValue.totalValue,
      });
    }
  });

  it('contain nothing of other branches, and nothing that cannot be split', async () => {
    const sales = await read(`/owner-report/sales-analytics?warehouse=${there.near}`);
    expect(sales.topProducts.map(({ product }: { product: string }) => product)).toEqual([nearPart]);
    const unsplit = { expenses: null, differences: null, netProfit: null };
    expect(sales.totals).toMatchObject(unsplit);
    const summary = await read(`/owner-report/dashboard-summary?warehouse=${there.near}`);
    expect(summary).toMatchObject({ customers: null, month: unsplit });
    expect(await read(`/sales/top-parts?warehouse=${there.near}`)).toMatchObject([{ _id: nearPart }]);
    const whole = await read('/owner-report/dashboard-summary');
    expect(whole).toMatchObject({ customers: { total: 1 }, month: { expenses: expect.any(Number) } });
  });

  it('warn of the goods of the branch alone, and of no debt', async () => {
    const subjects = async (query: string) =>
      (await read(`/owner-report/alerts${query}`)).map(({ subject }: { subject: string }) => subject);
    await branches.shop.db.updateTable('customers').set({ creditLimit: 0 }).execute();
    const ofThird = `?warehouse=${there.third}`;
    expect(await subjects(ofThird)).not.toContain('outOfStock');
    await aPart(branches.shop.db, { mainWarehouseId: there.third });
    forgetAnswers(branches.shop.live);
    expect(await subjects(ofThird)).toContain('outOfStock');
    expect(await subjects(ofThird)).not.toContain('overLimit');
  });

  it("leave the user's own shift where it is", async () => {
    const seller = await branches.bound('manager', there.near, there.far);
    const drawer = await there.owner.call('POST', '/drawers', { name: 'صندوق ثالث', branch: there.near });
    const floats = ['YER', 'USD', 'SAR'].map((currency) => ({ currency, amount: 0 }));
    const opened = await seller.call('POST', '/shifts', { drawer: drawer.json().data._id, floats });
    expect(opened.statusCode, opened.body).toBe(201);
    expect(await read(`/dashboard/cash?warehouse=${there.far}`, seller)).toMatchObject({
      drawer: 'صندوق ثالث',
    });
  });

  it('are refused to those who are bound to others, and for what is no warehouse', async () => {
    const clerk = await branches.bound('sales_manager', there.near);
    expect((await read(`/dashboard/sales?warehouse=${there.near}`, clerk)).totalOrders).toBe(2);
    const other = await clerk.call('GET', `/dashboard/sales?warehouse=${there.far}`);
    expect([other.statusCode, other.json().message]).toEqual([403, branchTexts.otherWarehouse]);
    expect((await there.owner.call('GET', `/dashboard/stock?warehouse=${nearPart}`)).statusCode).toBe(404);
    expect((await there.owner.call('GET', '/owner-report/kpi-metrics?warehouse=x')).statusCode).toBe(400);
  });
});

describe('the best customers and parts', () => {
  const best = (...warehouses: string[]) =>
    branches.shop.db.transaction().execute(async (tx) => {
      await sql.raw(limitTo(warehouses, 'local')).execute(tx);
      const window = windowOf(90, adenDay());
      const [customers, parts] = [await readTopCustomers(tx, window), await readTopProducts(tx, window)];
      return {
        customers: customers.map(({ orderCount, totalSpent }) => [orderCount, totalSpent]),
        parts: parts.map(({ product, totalSold }) => [product, totalSold]),
      };
    });

  it('count what several branches sold as one where all of these are seen', async () => {
    const sold = await sell(there.owner, ofBoth(), there.customer);
    const sums = {
      near: { customers: [[1, 4500]], parts: [[nearPart, 5]] },
      far: { customers: [[1, 4500]], parts: [[farPart, 9]] },
    };
    expect([await best(there.near), await best(there.far)]).toEqual([sums.near, sums.far]);
    const [ofFar, ofNear] = [
      [farPart, 10],
      [nearPart, 6],
    ];
    expect(await best(there.near, there.far)).toEqual({ customers: [[3, 12_000]], parts: [ofFar, ofNear] });
    const back = await there.owner.call('POST', `/sales/${sold}/refund`, {
      refundAmount: 15,
      items: [{ product: nearPart, quantity: 1 }],
    });
    expect(back.statusCode, back.body).toBe(200);
    expect(await best(there.near, there.far)).toEqual({
      customers: [[3, 10_500]],
      parts: [ofFar, [nearPart, 5]],
    });
  });
});
