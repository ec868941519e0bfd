import {
  addDays,
  adenDay,
  deadAfterDays,
  firstOfMonth,
  ownerPeriods,
  toYer,
  wholeCents,
} from '@turoos/contract';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { anyHistory, isSold, keptCost, type History, type PastSale } from '../../../test/history';
import { writeHistory } from '../../../test/write-history';
import { forgetAnswers } from '../../kernel/cache-until-change';

const shop = useApp();
let owner: Person;
beforeAll(async () => {
  owner = await shop.person('manager');
});

const read = async (path: string) => {
  const reply = await owner.call('GET', `/owner-report/${path}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};

const today = adenDay();
const sum = <T>(all: readonly T[], value: (one: T) => number) =>
  all.reduce((total, one) => total + value(one), 0);
const dollars = (cents: number) => wholeCents(cents) / 100;

/** Computes the profit of one sale: paid minus refunded, without tax, minus the cost of the goods kept. */
function profitOf({ grandTotal, refund, tax, lines }: PastSale): number {
  const taxKept = tax - (grandTotal > 0 ? Math.round((refund * tax) / grandTotal) : 0);
  return grandTotal - refund - taxKept - sum(lines, keptCost);
}

/** Sums over days, rounding each day to whole cents. */
const sumDays = (sold: readonly PastSale[], of: (sale: PastSale) => number) =>
  sum([...new Set(sold.map(({ day }) => day))], (day) =>
    wholeCents(
      sum(
        sold.filter((sale) => sale.day === day),
        of,
      ),
    ),
  );

const between = ({ sales }: History, from: string, to: string) =>
  sales.filter((sale) => isSold(sale) && sale.day >= from && sale.day <= to);
const net = ({ grandTotal, refund }: PastSale) => grandTotal - refund;

const inRials = (sold: readonly PastSale[]) => ({
  rials: sum(sold, ({ grandTotal, refund, rate }) =>
    rate === null ? 0 : toYer(grandTotal, rate) - toYer(refund, rate),
  ),
  unrated: dollars(sum(sold, (sale) => (sale.rate === null ? net(sale) : 0))),
});

const totalsOf = (sold: readonly PastSale[]) => ({
  sales: dollars(sum(sold, net)),
  rials: inRials(sold),
  profit: dollars(sumDays(sold, profitOf)),
  orders: sold.length,
});
/** These histories are written without the journal, so the books know nothing of their profit. */
const withoutBooks = <T extends { profit: number }>(totals: T) => ({
  ...totals,
  expenses: 0,
  differences: totals.profit === 0 ? 0 : -totals.profit,
  netProfit: 0,
});

function expectedDays(history: History, period: number) {
  return Array.from({ length: period }, (_, place) => {
    const date = addDays(today, place + 1 - period);
    const before = addDays(date, -period);
    const [now, then] = [between(history, date, date), between(history, before, before)];
    return {
      date,
      sales: totalsOf(now).sales,
      rials: inRials(now),
      profit: totalsOf(now).profit,
      previousSales: totalsOf(then).sales,
      previousRials: inRials(then),
      previousProfit: totalsOf(then).profit,
    };
  });
}

function topProducts(history: History, sold: readonly PastSale[]) {
  const lines = sold.flatMap((sale) => sale.lines);
  return history.parts
    .map(({ id }) => {
      const own = lines.filter(({ part }) => part.id === id);
      return {
        product: id,
        totalSold: sum(own, ({ quantity, returned }) => quantity - returned),
        totalRevenue: sum(own, ({ price, quantity, returned }) =>
          Math.round(Number((price * (quantity - returned)).toFixed(6))),
        ),
      };
    })
    .filter(({ totalSold }) => totalSold > 0.001)
    .toSorted(
      (a, b) => b.totalRevenue - a.totalRevenue || b.totalSold - a.totalSold || order(a.product, b.product),
    )
    .slice(0, 5);
}

function topCustomers(history: History, sold: readonly PastSale[]) {
  return history.customers
    .map(({ id }) => {
      const own = sold.filter(({ customer }) => customer?.id === id);
      return { customer: id, orderCount: own.length, totalSpent: sum(own, net) };
    })
    .filter(({ totalSpent }) => totalSpent > 0)
    .toSorted(
      (a, b) => b.totalSpent - a.totalSpent || b.orderCount - a.orderCount || order(a.customer, b.customer),
    )
    .slice(0, 5);
}
const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

async function expectSales(history: History) {
  for (const period of ownerPeriods) {
    const seen = await read(`sales-analytics?period=${period}`);
    const sold = between(history, addDays(today, 1 - period), today);
    const before = between(history, addDays(today, 1 - 2 * period), addDays(today, -period));
    expect(seen.totals).toEqual(withoutBooks(totalsOf(sold)));
    expect(seen.previous).toEqual(withoutBooks(totalsOf(before)));
    expect(seen.days).toEqual(expectedDays(history, period));
    expect(
      seen.topProducts.map(({ product, totalSold, totalRevenue }: never) => [
        product,
        totalSold,
        totalRevenue,
      ]),
    ).toEqual(
      topProducts(history, sold).map(({ product, totalSold, totalRevenue }) => [
        product,
        Math.round(totalSold * 100) / 100,
        dollars(totalRevenue),
      ]),
    );
    expect(
      seen.topCustomers.map(({ customer, orderCount, totalSpent, rials }: never) => [
        customer,
        orderCount,
        totalSpent,
        rials,
      ]),
    ).toEqual(
      topCustomers(history, sold).map(({ customer, orderCount, totalSpent }) => [
        customer,
        orderCount,
        dollars(totalSpent),
        inRials(sold.filter((sale) => sale.customer?.id === customer)),
      ]),
    );
  }
}

async function expectSummary(history: History) {
  const { customers, parts } = history;
  const active = parts.filter(({ isActive }) => isActive);
  const month = totalsOf(between(history, firstOfMonth(today), today));
  const { sales, rials, orders } = totalsOf(between(history, today, today));
  expect(await read('dashboard-summary')).toEqual({
    today: { sales, rials, orders },
    month: withoutBooks({ sales: month.sales, rials: month.rials, profit: month.profit }),
    booksSince: null,
    customers: {
      total: customers.length,
      active: customers.filter(({ isActive, isBlocked }) => isActive && !isBlocked).length,
    },
    inventory: {
      totalProducts: active.length,
      outOfStock: active.filter(({ quantity }) => quantity <= 0).length,
      lowStock: active.filter(({ quantity, minLevel }) => quantity > 0 && quantity <= minLevel).length,
    },
  });
}

/** Stock of an unknown cost is valued at its price. */
const worthOf = ({ quantity, cost, sellingPrice }: History['parts'][number]) =>
  quantity * (cost > 0 ? cost : sellingPrice);
const valueOf = ({ parts }: History) => sum(parts, worthOf);

async function expectInventory(history: History) {
  const { parts } = history;
  const since = addDays(today, 1 - deadAfterDays);
  const soldLately = new Set(
    between(history, since, today).flatMap(({ lines }) =>
      lines.filter(({ returned, quantity }) => returned < quantity).map(({ part }) => part.id),
    ),
  );
  const dead = parts
    .filter(
      ({ id, quantity, daysOld }) => quantity > 0 && addDays(today, -daysOld) < since && !soldLately.has(id),
    )
    .map((part) => ({ ...part, value: Math.round(worthOf(part)) }));
  const statusOf = ({ quantity, minLevel, maxLevel }: History['parts'][number]) => {
    if (quantity <= 0) return 'outOfStock';
    if (quantity <= minLevel) return 'lowStock';
    const most = maxLevel || minLevel * 5 || Infinity;
    return quantity > most ? 'overStock' : 'normal';
  };
  const seen = await read('inventory-insights');
  expect(seen.stockStatus).toEqual(
    ['outOfStock', 'lowStock', 'overStock', 'normal'].map((_id) => ({
      _id,
      count: parts.filter((part) => part.isActive && statusOf(part) === _id).length,
    })),
  );
  expect(seen.inventoryValue.totalValue).toBeCloseTo(valueOf(history) / 100, 1);
  expect(seen.inventoryValue.totalQuantity).toBeCloseTo(
    sum(parts, ({ quantity }) => quantity),
    6,
  );
  expect(seen.deadStock.count).toBe(dead.length);
  expect(seen.deadStock.value).toBeCloseTo(sum(dead, ({ value }) => value) / 100, 1);
  expect(new Set(seen.deadStock.parts.map(({ _id }: { _id: string }) => _id))).toEqual(
    new Set(
      dead
        .toSorted((a, b) => b.value - a.value || order(a.id, b.id))
        .slice(0, 10)
        .map(({ id }) => id),
    ),
  );
  for (const { _id, lastSold } of seen.deadStock.parts) {
    const days = history.sales
      .filter(isSold)
      .filter(({ lines }) =>
        lines.some(({ part, returned, quantity }) => part.id === _id && returned < quantity),
      )
      .map(({ day }) => day)
      .toSorted();
    expect(lastSold).toBe(days.at(-1) ?? null);
  }
}

async function expectMoney(history: History) {
  const debtors = history.customers.filter(({ balance }) => balance < 0);
  const debts = history.customers.flatMap((one) => one.debts);
  const aged = (from: number, to: number) =>
    dollars(
      sum(
        debts.filter(({ daysAgo }) => daysAgo >= from && daysAgo <= to),
        ({ open }) => open,
      ),
    );
  const purchases = history.purchases.filter((remaining) => remaining > 0);
  const month = between(history, firstOfMonth(today), today);
  expect(await read('financial-overview')).toEqual({
    receivables: { total: dollars(sum(debtors, ({ balance }) => -balance)), count: debtors.length },
    payables: { total: dollars(sum(purchases, (remaining) => remaining)), count: purchases.length },
    monthlyFinancials: {
      avgOrderValue: month.length ? dollars(sum(month, net) / month.length) : 0,
      rials: averageRials(month),
      totalOrders: month.length,
    },
    money: [],
    ageing: {
      current: aged(0, 30),
      days31: aged(31, 60),
      days61: aged(61, 90),
      over90: aged(91, Infinity),
      total: aged(0, Infinity),
    },
  });
}

const averageRials = (sold: readonly PastSale[]) => {
  const { rials, unrated } = inRials(sold);
  const share = (total: number) => (sold.length ? wholeCents(total / sold.length) : 0);
  // half a cent is rounded, so the sum must be whole cents
  return { rials: share(rials), unrated: share(Math.round(unrated * 100)) / 100 };
};

async function expectKpi(history: History) {
  const lastOfPrevious = addDays(firstOfMonth(today), -1);
  const sameDay = Math.min(Number(today.slice(8)), Number(lastOfPrevious.slice(8)));
  const now = sum(between(history, firstOfMonth(today), today), net);
  const before = sum(
    between(
      history,
      firstOfMonth(lastOfPrevious),
      `${lastOfPrevious.slice(0, 8)}${String(sameDay).padStart(2, '0')}`,
    ),
    net,
  );
  const recent = between(history, addDays(today, -29), today);
  const cost = sum(recent, ({ lines }) => sum(lines, keptCost));
  const value = wholeCents(valueOf(history));
  const seen = await read('kpi-metrics');
  expect(seen.salesGrowthRate).toBeCloseTo(before > 0 ? (100 * (now - before)) / before : 0, 8);
  expect(seen.avgOrderValue).toBe(recent.length ? dollars(sum(recent, net) / recent.length) : 0);
  expect(seen.inventoryTurnover).toBeCloseTo(value > 0 ? cost / value : 0, 6);
  expect(seen.avgOrderRials).toEqual(averageRials(recent));
  expect(seen).toMatchObject({ currentSales: dollars(now), previousSales: dollars(before) });
}

async function expectAlerts({ customers, batches }: History) {
  const said = new Map<string, string>(
    (await read('alerts')).map(({ subject, message }: { subject: string; message: string }) => [
      subject,
      message,
    ]),
  );
  const overLimit = customers.filter(
    ({ balance, creditLimit }) => -balance > creditLimit && balance < 0,
  ).length;
  const counts = {
    overLimit,
    expired: batches.filter((daysLeft) => daysLeft < 0).length,
    expiring: batches.filter((daysLeft) => daysLeft >= 0 && daysLeft <= 30).length,
  };
  for (const [subject, count] of Object.entries(counts))
    expect(said.get(subject)?.match(/\d+$/)?.[0] ?? '0', subject).toBe(String(count));
  expect(said.has('noRate')).toBe(true);
}

it('TOOL-18: every figure equals the one added up sale by sale', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      await writeHistory(shop.db, history);
      forgetAnswers(shop.live);
      await expectSales(history);
      await expectSummary(history);
      await expectInventory(history);
      await expectMoney(history);
      await expectKpi(history);
      await expectAlerts(history);
    }),
    { numRuns: 8, endOnFailure: true },
  );
});
