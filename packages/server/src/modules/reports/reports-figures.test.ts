import {
  addDays,
  adenDay,
  creditStatusOf,
  fold,
  reportPaymentOf,
  standingOf,
  stockStatusOf,
  toYer,
} from '@turoos/contract';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { anyHistory, isSold, paymentOf, type History, type PastSale } from '../../../test/history';
import { writeHistory } from '../../../test/write-history';
import { forgetAnswers } from '../../kernel/cache-until-change';

const shop = useApp();
let reader: Person;
beforeAll(async () => {
  reader = await shop.person('accountant');
});

const today = adenDay();
const sum = <T>(all: readonly T[], value: (one: T) => number) =>
  all.reduce((total, one) => total + value(one), 0);
const dollars = (cents: number) => Math.round(cents) / 100;

/** Sums each sale in rials at its own rate, and in dollars those without one. */
const inRials = (sales: readonly PastSale[], cents: (sale: PastSale) => number) => ({
  rials: sum(sales, (sale) => (sale.rate === null ? 0 : toYer(cents(sale), sale.rate))),
  unrated: dollars(sum(sales, (sale) => (sale.rate === null ? cents(sale) : 0))),
});
const netInRials = (sales: readonly PastSale[]) => {
  const [sold, back] = [
    inRials(sales, ({ grandTotal }) => grandTotal),
    inRials(sales, ({ refund }) => refund),
  ];
  return { rials: sold.rials - back.rials, unrated: Math.round((sold.unrated - back.unrated) * 100) / 100 };
};

interface Filter {
  startDate?: string | undefined;
  endDate?: string | undefined;
  keyword?: string | undefined;
}
const anyFilter = fc
  .record({
    startDate: fc.option(fc.nat(300), { nil: undefined }),
    length: fc.option(fc.nat(120), { nil: undefined }),
    keyword: fc.constantFrom(undefined, undefined, 'زيت', 'أحمد', 'نور', 'فحمات'),
  })
  .map(({ startDate, length, keyword }): Filter => {
    const start = startDate === undefined ? undefined : addDays(today, -startDate);
    return {
      startDate: start,
      endDate: length === undefined ? undefined : addDays(start ?? today, length),
      keyword,
    };
  });

async function read(tab: string, filter: Filter) {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined) as [string, string][];
  const reply = await reader.call(
    'GET',
    `/reports/${tab}?${new URLSearchParams([...given, ['limit', '1000']])}`,
  );
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

const isWithin = (day: string, { startDate, endDate }: Filter) =>
  (startDate === undefined || day >= startDate) && (endDate === undefined || day <= endDate);
const says = (text: string, { keyword }: Filter) => !keyword || fold(text).includes(fold(keyword));
const count = <T, K extends string>(all: readonly T[], keys: readonly K[], keyOf: (one: T) => K) =>
  Object.fromEntries(keys.map((key) => [key, all.filter((one) => keyOf(one) === key).length]));

async function expectInventory({ parts }: History, filter: Filter) {
  const { data, summary } = await read('inventory', filter);
  const timed = filter.startDate !== undefined || filter.endDate !== undefined;
  const found = parts.filter(
    ({ isActive, name, moved }) =>
      isActive &&
      says(name, filter) &&
      (!timed || moved.some((daysAgo) => isWithin(addDays(today, -daysAgo), filter))),
  );
  expect(new Set(data.map(({ _id }: { _id: string }) => _id))).toEqual(new Set(found.map(({ id }) => id)));
  expect(summary.quantity).toBeCloseTo(
    sum(found, ({ quantity }) => quantity),
    6,
  );
  expect(summary.value).toBeCloseTo(
    sum(found, ({ quantity, sellingPrice }) => quantity * sellingPrice) / 100,
    1,
  );
  expect(summary).toMatchObject({
    count: found.length,
    levels: count(found, ['in_stock', 'low_stock', 'out_of_stock'], ({ quantity, minLevel }) =>
      stockStatusOf(quantity, minLevel),
    ),
  });
}

async function expectSales({ sales }: History, filter: Filter) {
  const { data, summary } = await read('sales', filter);
  const found = sales.filter(
    (sale) => isSold(sale) && isWithin(sale.day, filter) && says(sale.customer?.name ?? 'زبون عابر', filter),
  );
  expect(data.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(
    found.map(({ id }) => id).toSorted(),
  );
  const { trend, ...totals } = summary;
  expect(totals).toEqual({
    count: found.length,
    items: sum(found, ({ lines }) => lines.length),
    total: dollars(sum(found, ({ grandTotal }) => grandTotal)),
    rials: {
      total: inRials(found, ({ grandTotal }) => grandTotal),
      refunds: inRials(found, ({ refund }) => refund),
    },
    refunds: dollars(sum(found, ({ refund }) => refund)),
    outstanding: dollars(sum(found, ({ grandTotal, paid }) => grandTotal - paid)),
    payments: count(found, ['paid', 'pending', 'credit'], (sale) => reportPaymentOf(paymentOf(sale))),
  });
  const days = found.map(({ day }) => day).toSorted();
  const far = days.length > 0 && addDays(days[0] as string, 92) < (days.at(-1) as string);
  const unitOf = (day: string) => (far ? `${day.slice(0, 7)}-01` : day);
  expect(trend).toEqual(
    [...new Set(days.map(unitOf))].map((date) => ({
      date,
      ...trendOf(found.filter(({ day }) => unitOf(day) === date)),
    })),
  );
}

const trendOf = (sold: readonly PastSale[]) => ({
  total: dollars(sum(sold, ({ grandTotal }) => grandTotal)),
  rials: inRials(sold, ({ grandTotal }) => grandTotal),
});

async function expectCustomers({ customers }: History, filter: Filter) {
  const { data, summary } = await read('customers', filter);
  const found = customers.filter(
    ({ daysOld, name }) => isWithin(addDays(today, -daysOld), filter) && says(name, filter),
  );
  expect(data.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(
    found.map(({ id }) => id).toSorted(),
  );
  expect(summary).toEqual({
    count: found.length,
    creditLimit: dollars(sum(found, ({ creditLimit }) => creditLimit)),
    balance: dollars(sum(found, ({ balance }) => balance)),
    owed: dollars(sum(found, ({ balance }) => Math.max(0, -balance))),
    credit: dollars(sum(found, ({ balance }) => Math.max(0, balance))),
    loyaltyPoints: sum(found, ({ loyaltyPoints }) => loyaltyPoints),
    overLimit: found.filter((one) => creditStatusOf(one) === 'over').length,
    standings: count(found, ['blocked', 'debt', 'credit', 'normal'], standingOf),
  });
}

async function expectOverview({ sales, parts, customers }: History, { startDate, endDate }: Filter) {
  const { data } = await read('overview', { startDate, endDate });
  const sold = sales.filter(isSold);
  const ofToday = sold.filter(({ day }) => day === today);
  expect(data).toMatchObject({
    date: today,
    today: {
      sales: dollars(sum(ofToday, ({ grandTotal, refund }) => grandTotal - refund)),
      rials: netInRials(ofToday),
      orders: ofToday.length,
    },
    inventory: { items: parts.filter(({ isActive }) => isActive).length },
    customers: {
      total: customers.length,
      // customers were created at noon, so on the thirtieth day the hour decides
      new: customers.filter(
        ({ daysOld }) =>
          Date.parse(`${addDays(today, -daysOld)}T12:00:00+03:00`) > Date.now() - 30 * 86_400_000,
      ).length,
    },
  });
  const asked = startDate || endDate ? { startDate, endDate } : { startDate: addDays(today, -29) };
  const found = sold.filter(({ day }) => isWithin(day, asked));
  expect(data.days.map(({ date }: { date: string }) => date)).toEqual(
    [...new Set(found.map(({ day }) => day))].toSorted(),
  );
  expect(data.totals).toEqual({
    orders: found.length,
    sales: dollars(sum(found, ({ grandTotal }) => grandTotal)),
    refunds: dollars(sum(found, ({ refund }) => refund)),
    net: dollars(sum(found, ({ grandTotal, refund }) => grandTotal - refund)),
    rials: {
      sales: inRials(found, ({ grandTotal }) => grandTotal),
      refunds: inRials(found, ({ refund }) => refund),
      net: netInRials(found),
    },
  });
}

it('every report, however filtered, equals a row-by-row calculation', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      anyHistory,
      fc.array(anyFilter, { minLength: 3, maxLength: 3 }),
      async (history, filters) => {
        await writeHistory(shop.db, history);
        forgetAnswers(shop.live);
        for (const filter of [{}, ...filters]) {
          await expectInventory(history, filter);
          await expectSales(history, filter);
          await expectCustomers(history, filter);
          await expectOverview(history, filter);
        }
      },
    ),
    { numRuns: 8, endOnFailure: true },
  );
});
