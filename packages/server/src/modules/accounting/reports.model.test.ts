import { addDays, previousPeriod, type DayRange } from '@turoos/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { accountIds, dollars, post } from '../../../test/journal';

/*
 * Random entries are posted through the one door and also kept here as plain lines; every report must say what plain
 * sums over these lines say.
 */

const shop = useApp();
let accountant: Person;
let ids: Record<string, string>;
const id = (name: string): string => ids[name] ?? `no account ${name}`;

interface Line {
  day: string;
  entry: number;
  kind: string;
  account: string;
  amount: number;
}
const lines: Line[] = [];
const firstDay = '2025-01-20';

const anyDay = fc.nat(500).map((days) => addDays(firstDay, days));
const cents = fc.integer({ min: 1, max: 900_000 });
const moneyAccount = fc.constantFrom('safe', 'الصندوق الرئيسي', 'البنك');
const category = fc.constantFrom('إيجار', 'رواتب', 'نقل');

const anyEntry = fc.oneof(
  fc.record({
    kind: fc.constant('sale' as const),
    day: anyDay,
    subtotal: cents,
    discount: fc.nat(500),
    tax: fc.nat(300),
    cost: cents,
    owed: fc.nat(400),
    place: moneyAccount,
  }),
  fc.record({
    kind: fc.constant('expense' as const),
    day: anyDay,
    value: cents,
    place: moneyAccount,
    category,
  }),
  fc.record({ kind: fc.constant('payIn' as const), day: anyDay, value: cents, place: moneyAccount }),
  fc.record({
    kind: fc.constant('supplierPayment' as const),
    day: anyDay,
    value: cents,
    place: moneyAccount,
  }),
);
type Entry = typeof anyEntry extends fc.Arbitrary<infer E> ? E : never;

/** The lines that bookkeeping expects of an entry. */
function linesOf(entry: Entry): Record<string, number> {
  switch (entry.kind) {
    case 'sale': {
      const { subtotal, discount, tax, cost, owed, place } = entry;
      return {
        [place]: subtotal - discount + tax - owed,
        customers: owed,
        discounts: discount,
        costOfGoodsSold: cost,
        inventory: -cost,
        sales: -subtotal,
        taxPayable: -tax,
      };
    }
    case 'expense':
      return { [entry.category]: entry.value, [entry.place]: -entry.value };
    case 'payIn':
      return { [entry.place]: entry.value, capital: -entry.value };
    case 'supplierPayment':
      return { suppliers: entry.value, [entry.place]: -entry.value };
  }
}

const write = (entry: Entry): Promise<void> => {
  const money = [dollars(id(entry.place), linesOf(entry)[entry.place] ?? 0)];
  const { day } = entry;
  switch (entry.kind) {
    case 'sale': {
      const { subtotal, discount, tax, cost, owed } = entry;
      const figures = { subtotal, discount, campaignDiscount: 0, tax, rounding: 0 };
      return post(shop.db, {
        kind: 'sale',
        figures,
        moved: { inventory: -cost, customers: owed },
        money,
        day,
      });
    }
    case 'expense':
      return post(shop.db, {
        kind: 'expense',
        figures: { value: entry.value },
        own: id(entry.category),
        money,
        day,
      });
    case 'payIn':
      return post(shop.db, {
        kind: 'payIn',
        figures: { value: entry.value },
        own: id('capital'),
        money,
        day,
      });
    case 'supplierPayment':
      return post(shop.db, {
        kind: 'supplierPayment',
        figures: { rounding: 0 },
        moved: { suppliers: entry.value },
        money,
        day,
      });
  }
};

beforeAll(async () => {
  accountant = await shop.person('accountant');
  ids = await accountIds(shop.db);
  const entries = fc.sample(anyEntry, { numRuns: 150, seed: 7 });
  for (const [number, entry] of entries.entries()) {
    await write(entry);
    for (const [account, amount] of Object.entries(linesOf(entry)))
      if (amount !== 0) lines.push({ day: entry.day, entry: number, kind: entry.kind, account, amount });
  }
}, 60_000);

const anyPeriod = fc
  .tuple(fc.integer({ min: -30, max: 520 }), fc.nat(200))
  .map(([start, length]): DayRange => ({
    startDate: addDays(firstDay, start),
    endDate: addDays(firstDay, start + length),
  }));
const periods: DayRange[] = [
  ...fc.sample(anyPeriod, { numRuns: 12, seed: 3 }),
  { startDate: '2025-02-01', endDate: '2025-02-28' },
  { startDate: '2025-01-01', endDate: '2026-12-31' },
];

const sum = (some: readonly Line[]) => some.reduce((total, { amount }) => total + amount, 0);
/** In dollars; adding 0 turns -0 into 0. */
const usd = (amount: number) => (Math.round(amount) + 0) / 100;
const upTo = (day: string) => lines.filter((line) => line.day <= day);
const before = (day: string) => lines.filter((line) => line.day < day);
const within = ({ startDate, endDate }: DayRange) =>
  lines.filter(({ day }) => day >= startDate && day <= endDate);
const of = (some: readonly Line[], ...accounts: string[]) =>
  some.filter(({ account }) => accounts.includes(account));
const categories = ['إيجار', 'رواتب', 'نقل'];
const places = ['safe', 'الصندوق الرئيسي', 'البنك'];

async function read(path: string) {
  const reply = await accountant.call('GET', path);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
const report = async (name: string, { startDate, endDate }: DayRange) =>
  (await read(`/reports/${name}?startDate=${startDate}&endDate=${endDate}`)).data;

describe('reports agree with plain sums over the entries', () => {
  it.each(periods)('the trial balance of $startDate to $endDate', async (period) => {
    const { rows, totals } = await report('trial-balance', period);
    const shown = new Map(rows.map((row: { account: string }) => [row.account, row]));
    for (const account of new Set(lines.map((line) => line.account))) {
      const earlier = sum(of(before(period.startDate), account));
      const moved = of(within(period), account);
      const debit = sum(moved.filter(({ amount }) => amount > 0));
      const credit = -sum(moved.filter(({ amount }) => amount < 0));
      const row = shown.get(id(account));
      if (earlier === 0 && debit === 0 && credit === 0) expect(row).toBeUndefined();
      else
        expect(row, account).toMatchObject({
          opening: usd(earlier),
          debit: usd(debit),
          credit: usd(credit),
          closing: usd(earlier + debit - credit),
        });
    }
    const spent = within(period).filter(({ account }) => categories.includes(account));
    const main = rows.find((row: { key: string }) => row.key === 'expenses');
    expect(main?.debit ?? 0).toBe(usd(sum(spent)));
    expect(totals.debit).toBe(usd(sum(within(period).filter(({ amount }) => amount > 0))));
    expect(totals.credit).toBe(totals.debit);
    expect(totals.openingDebit).toBe(totals.openingCredit);
    expect(totals.closingDebit).toBe(totals.closingCredit);
  });

  it.each(periods)('profit and loss of $startDate to $endDate', async (period) => {
    const shown = await report('profit-and-loss', period);
    const resultOf = (some: readonly Line[]) => {
      const netSales = -sum(of(some, 'sales', 'discounts'));
      const grossProfit = netSales - sum(of(some, 'costOfGoodsSold'));
      const expenses = sum(of(some, ...categories));
      return {
        netSales: usd(netSales),
        costOfSales: usd(netSales - grossProfit),
        grossProfit: usd(grossProfit),
        otherIncome: 0,
        expenses: usd(expenses),
        differences: 0,
        netProfit: usd(grossProfit - expenses),
      };
    };
    const now = resultOf(within(period));
    const then = resultOf(within(previousPeriod(period)));
    for (const figure of ['netSales', 'grossProfit', 'netProfit'] as const)
      expect(shown[figure], figure).toEqual({ current: now[figure], previous: then[figure] });
    expect(shown.totalExpenses).toEqual({ current: now.expenses, previous: then.expenses });
    for (const { month, ...figures } of shown.months)
      expect(figures, month).toEqual(resultOf(within(period).filter(({ day }) => day.startsWith(month))));
    const inMonths = within(period).filter(({ day }) =>
      shown.months.some(({ month }: { month: string }) => day.startsWith(month)),
    );
    expect(resultOf(inMonths)).toEqual(now);
    for (const row of shown.expenses) {
      expect(row.current).toBe(usd(sum(of(within(period), row.name))));
      expect(usd(row.months.reduce((total: number, amount: number) => total + amount * 100, 0))).toBe(
        row.current,
      );
    }
  });

  it.each(periods)('the balance sheet on $endDate', async ({ endDate }) => {
    const { data } = await read(`/reports/balance-sheet?date=${endDate}`);
    const all = upTo(endDate);
    const assets = sum(of(all, ...places, 'customers', 'inventory'));
    expect(data.totals.assets).toBe(usd(assets));
    expect(data.totals.liabilities).toBe(usd(-sum(of(all, 'taxPayable', 'suppliers'))));
    const earnings = -sum(of(all, 'sales', 'discounts', 'costOfGoodsSold', ...categories));
    expect(data.earnings).toBe(usd(earnings));
    expect(usd((data.totals.liabilities + data.totals.equity) * 100)).toBe(data.totals.assets);
  });

  it.each(periods)('the change of the equity of $startDate to $endDate', async (period) => {
    const shown = await report('equity-change', period);
    const equityOn = async (date: string) =>
      (await read(`/reports/balance-sheet?date=${date}`)).data.totals.equity;
    expect(shown.opening).toBe(await equityOn(addDays(period.startDate, -1)));
    expect(shown.closing).toBe(await equityOn(period.endDate));
    expect(shown.netProfit).toBe((await report('profit-and-loss', period)).netProfit.current);
    const capital = usd(-sum(of(within(period), 'capital')));
    expect(shown.accounts.map(({ key, amount }: { key: string; amount: number }) => [key, amount])).toEqual([
      ['capital', capital],
      ['drawings', 0],
    ]);
    expect(usd((shown.opening + shown.profit + shown.exchangeDifferences.amount + capital) * 100)).toBe(
      shown.closing,
    );
  });

  it.each(periods)('the cash flow of $startDate to $endDate', async (period) => {
    const shown = await report('cash-flow', period);
    const money = of(within(period), ...places);
    expect(shown.opening).toBe(usd(sum(of(before(period.startDate), ...places))));
    expect(shown.closing).toBe(usd(sum(of(upTo(period.endDate), ...places))));
    const kinds = [...new Set(money.map(({ kind }) => kind))];
    expect(shown.rows.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(kinds.toSorted());
    for (const row of shown.rows) {
      const some = money.filter(({ kind }) => kind === row.kind);
      expect(row.in, row.kind).toBe(usd(sum(some.filter(({ amount }) => amount > 0))));
      expect(row.out, row.kind).toBe(usd(-sum(some.filter(({ amount }) => amount < 0))));
    }
    for (const place of places) {
      const row = shown.accounts.find(({ account }: { account: string }) => account === id(place));
      expect(row?.closing ?? 0, place).toBe(usd(sum(of(upTo(period.endDate), place))));
      expect(row?.value ?? 0, place).toBe(usd(sum(of(upTo(period.endDate), place))));
      expect(row?.opening ?? 0, place).toBe(usd(sum(of(before(period.startDate), place))));
    }
  });

  it.each(periods)('the expenses of $startDate to $endDate', async (period) => {
    const { rows, total, previous, months } = await report('expenses', period);
    const spent = of(within(period), ...categories);
    expect(total).toBe(usd(sum(spent)));
    expect(previous).toBe(usd(sum(of(within(previousPeriod(period)), ...categories))));
    for (const name of categories) {
      const row = rows.find((one: { name: string }) => one.name === name);
      expect(row?.total ?? 0, name).toBe(usd(sum(of(spent, name))));
    }
    for (const month of months)
      expect(month.total).toBe(usd(sum(spent.filter(({ day }) => day.startsWith(month.month)))));
  });

  it('the balances of the chart', async () => {
    const { data } = await read('/accounts');
    for (const account of new Set(lines.map((line) => line.account)))
      expect(data.find(({ _id }: { _id: string }) => _id === id(account)).balance, account).toBe(
        usd(sum(of(lines, account))),
      );
    const assets = data.find(({ key }: { key: string }) => key === 'assets');
    expect(assets.balance).toBe(usd(sum(of(lines, ...places, 'customers', 'inventory'))));
    expect(assets.level).toBe(0);
  });
});

describe('a statement', () => {
  const inOrder = (some: readonly Line[]) =>
    some.toSorted((one, other) =>
      one.day === other.day ? one.entry - other.entry : one.day.localeCompare(other.day),
    );

  async function pages(account: string, query: string, limit: number) {
    const first = await read(`/accounts/${id(account)}/statement?limit=${limit}&${query}`);
    const all = [...first.data];
    for (let page = 2; page <= first.pagination.pages; page++)
      all.push(
        ...(await read(`/accounts/${id(account)}/statement?limit=${limit}&page=${page}&${query}`)).data,
      );
    return { all, summary: first.summary, total: first.pagination.total };
  }

  it.each([
    ['safe', 7, periods[0]],
    ['safe', 1000, periods[13]],
    ['sales', 3, periods[1]],
    ['customers', 10, undefined],
    ['إيجار', 4, periods[13]],
  ] as const)(
    'of %s shows every line once, with the balance after it, %i a page',
    async (account, limit, period) => {
      const query = period ? `startDate=${period.startDate}&endDate=${period.endDate}` : '';
      const { all, summary, total } = await pages(account, query, limit);
      const expected = inOrder(of(period ? within(period) : lines, account));
      const opening = period ? sum(of(before(period.startDate), account)) : 0;
      let balance = opening;
      expect(total).toBe(expected.length);
      expect(
        all.map(({ date, debit, credit, balance: after }) => [date, usd((debit - credit) * 100), after]),
      ).toEqual(expected.map(({ day, amount }) => [day, usd(amount), usd((balance += amount))]));
      expect(summary).toMatchObject({ opening: usd(opening), closing: usd(balance) });
      const newestFirst = await pages(account, `${query}&sort=-at`, limit);
      expect(newestFirst.all).toEqual(all.toReversed());
    },
  );

  it('of an account with others below contains their lines', async () => {
    const { all, summary } = await pages('expenses', '', 20);
    expect(all).toHaveLength(of(lines, ...categories).length);
    expect(new Set(all.map(({ account }) => account.name))).toEqual(new Set(categories));
    expect(summary.closing).toBe(usd(sum(of(lines, ...categories))));
  });

  it('beyond its last page is empty', async () => {
    const { data, pagination } = await read(`/accounts/${id('safe')}/statement?page=900&limit=10`);
    expect(data).toEqual([]);
    expect(pagination.total).toBe(of(lines, 'safe').length);
  });
});

describe('the journal', () => {
  it('shows whole entries, the newest first, by period, kind and account', async () => {
    const period = { startDate: '2025-03-01', endDate: '2025-12-31' };
    const wanted = within(period).filter(({ kind }) => kind === 'expense');
    const { data, pagination } = await read(
      `/journal?kind=expense&startDate=${period.startDate}&endDate=${period.endDate}&limit=1000`,
    );
    expect(pagination.total).toBe(new Set(wanted.map(({ entry }) => entry)).size);
    expect(data.map(({ date }: { date: string }) => date)).toEqual(
      data
        .map(({ date }: { date: string }) => date)
        .toSorted()
        .toReversed(),
    );
    expect(usd(data.reduce((total: number, entry: { total: number }) => total + entry.total * 100, 0))).toBe(
      usd(sum(wanted.filter(({ amount }) => amount > 0))),
    );
    for (const entry of data) expect(entry.lines).toHaveLength(2);
    const rent = await read(`/journal?account=${id('إيجار')}&limit=1000`);
    expect(rent.pagination.total).toBe(of(lines, 'إيجار').length);
    const all = await read(`/journal?account=${id('expenses')}&limit=1000`);
    expect(all.pagination.total).toBe(of(lines, ...categories).length);
  });
});
