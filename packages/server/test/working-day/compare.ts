import { adenDay } from '@turoos/contract';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { useCash } from '../cash';
import { toUnits, type Day } from './day';
import { compareReport } from './shifts';

type Cash = ReturnType<typeof useCash>;

const dollars = (cents: number) => cents / 100 || 0;

/** Compares every account, the money of each place, and the X report of each open shift. */
export async function compareBalances(day: Day, cash: Cash): Promise<void> {
  const { books, places } = day;
  const accounts: { _id: string; name: string; balances: Held[] }[] = await cash.get('/money/accounts');
  const nameOf = new Map(accounts.map(({ _id, name }) => [_id, name]));
  const expected = [...books.accounts.keys()]
    .map(
      (account) =>
        [
          account === places.safe ? 'safe' : (nameOf.get(account) ?? account),
          books.balance(account),
        ] as const,
    )
    .filter(([, cents]) => cents !== 0);
  expect(await readBalances(cash)).toEqual(Object.fromEntries(expected));
  const held = accounts.flatMap(({ _id, balances }) =>
    balances
      .filter(({ amount, value }) => amount !== 0 || value !== 0)
      .map(
        ({ currency, amount, value }) => [`${_id} ${currency}`, toUnits(currency, amount), value] as const,
      ),
  );
  const money = [...books.money]
    .filter(([, { units, cents }]) => units !== 0 || cents !== 0)
    .map(([key, { units, cents }]) => [key, units, dollars(cents)] as const);
  const sorted = (rows: readonly (readonly [string, number, number])[]) =>
    rows.toSorted(([a], [b]) => a.localeCompare(b));
  expect(sorted(held)).toEqual(sorted(money));
  for (const { shift } of day.drawers)
    if (shift) compareReport(day, shift, await cash.get(`/shifts/${shift.id}/report`));
}

interface Held {
  currency: string;
  amount: number;
  value: number;
}

/** The balance of every account in cents, by its key or name. */
async function readBalances({ db }: Cash): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; amount: number }>`
    select coalesce(a.key, a.name) as account, sum(d.debit - d.credit) as amount
    from account_days d join accounts a on a.id = d.account_id group by 1 having sum(d.debit - d.credit) <> 0`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}

/** Compares the cash book of every place, row by row, and the Z reports with what the closes answered. */
export async function compareBooks({ books, drawers, places, reports }: Day, cash: Cash): Promise<void> {
  for (const place of [...drawers.map(({ id }) => id), ...Object.values(places)]) {
    const rows: [string, string, number, number][] = [];
    for (let page = 1, more = true; more; page++) {
      const part: BookRow[] = await cash.get(`/drawers/${place}/book?sort=at&limit=100&page=${page}`);
      rows.push(
        ...part.map(({ kind, currency, amount, balanceAfter }): [string, string, number, number] => [
          kind,
          currency,
          toUnits(currency, amount),
          toUnits(currency, balanceAfter),
        ]),
      );
      more = part.length === 100;
    }
    expect(rows).toEqual(books.cashBooks.get(place) ?? []);
  }
  for (const [shift, report] of reports) expect(await cash.get(`/shifts/${shift}/report`)).toEqual(report);
}

interface BookRow {
  kind: string;
  currency: string;
  amount: number;
  balanceAfter: number;
}

const sections = {
  costs: ['costOfGoodsSold', 'stockDifferences', 'freightCosts'],
  income: ['sales', 'salesReturns', 'discounts', 'campaignGifts'],
  differences: ['exchangeDifferences', 'cashDifferences', 'rounding', 'balanceCorrections'],
  equity: ['capital', 'drawings', 'openingBalances'],
};

interface AccountRow {
  account: string;
  key: string | null;
  name: string;
}

/** Finds the row of an account by its id, key or name. */
const rowsBy = <R extends AccountRow>(rows: readonly R[]) =>
  new Map(rows.flatMap((row) => [row.account, row.key ?? row.name].map((known) => [known, row] as const)));

/** Compares the trial balance, the profit and loss, the balance sheet and the cash flow of the day. */
export async function compareStatements(day: Day, cash: Cash): Promise<void> {
  const { books, places, drawers } = day;
  const today = adenDay();
  const period = `startDate=${today}&endDate=${today}`;
  const sum = (accounts: readonly string[]) =>
    accounts.reduce((total, account) => total + books.balance(account), 0);

  const trial = rowsBy<AccountRow & { debit: number; credit: number; closing: number }>(
    (await cash.get(`/reports/trial-balance?${period}`)).rows,
  );
  for (const [account, { debit, credit }] of books.accounts) {
    const row = trial.get(account) ?? { debit: 0, credit: 0, closing: 0 };
    expect([row.debit, row.credit, row.closing], account).toEqual(
      [debit, credit, debit - credit].map(dollars),
    );
  }

  const expenses = day.categories.map(({ name }) => name);
  const netSales = -sum(sections.income);
  const [costs, spent, gained] = [sum(sections.costs), sum(expenses), -sum(sections.differences)];
  const netProfit = netSales - costs - spent + gained;
  const profit = await cash.get(`/reports/profit-and-loss?${period}`);
  const figures = { netSales, costOfSales: costs, grossProfit: netSales - costs, otherIncome: 0 };
  const results = { ...figures, totalExpenses: spent, totalDifferences: gained, netProfit };
  for (const [figure, cents] of Object.entries(results))
    expect(profit[figure], figure).toEqual({ current: dollars(cents), previous: 0 });
  for (const [section, accounts] of Object.entries({ ...sections, equity: [], expenses })) {
    const rows = rowsBy<AccountRow & { current: number }>(profit[section] ?? []);
    const sign = section === 'income' || section === 'differences' ? -1 : 1;
    for (const account of accounts)
      expect(rows.get(account)?.current ?? 0, account).toBe(dollars(sign * books.balance(account)));
  }

  const sheet = await cash.get(`/reports/balance-sheet?date=${today}`);
  const money = [...drawers.map(({ id }) => id), ...Object.values(places)];
  const assets = sum([...money, 'customers', 'inventory']);
  expect(sheet.earnings).toBe(dollars(netProfit));
  expect(sheet.totals).toEqual({
    assets: dollars(assets),
    liabilities: dollars(-books.balance('suppliers')),
    equity: dollars(netProfit - sum(sections.equity)),
  });
  const change = await cash.get(`/reports/equity-change?${period}`);
  expect([change.opening, change.netProfit, change.closing]).toEqual([
    0,
    dollars(netProfit),
    sheet.totals.equity,
  ]);
  expect(change.exchangeDifferences.amount).toBe(dollars(-books.balance('exchangeDifferences')));
  expect(change.profit).toBe(dollars(netProfit + books.balance('exchangeDifferences')));

  const rows = rowsBy<AccountRow & { balance: number }>([...sheet.assets, ...sheet.equity]);
  for (const account of [...money, 'customers', 'inventory'])
    expect(rows.get(account)?.balance ?? 0, account).toBe(dollars(books.balance(account)));
  for (const account of sections.equity)
    expect(rows.get(account)?.balance ?? 0, account).toBe(dollars(-books.balance(account)));

  await compareCashFlow(day, cash, period, dollars(sum(money)));
}

async function compareCashFlow({ books }: Day, cash: Cash, period: string, closing: number): Promise<void> {
  const flow = await cash.get(`/reports/cash-flow?${period}`);
  const rows = [...books.flows]
    .map(([kind, { in: came, out: went }]) => {
      const net = came - went;
      // money that only moves between the shop's own places counts by the difference
      const shown = kind === 'moneyTransfer' ? [Math.max(net, 0), Math.max(-net, 0)] : [came, went];
      return [kind, ...shown.map(dollars)] as const;
    })
    .filter(([, came, went]) => came !== 0 || went !== 0);
  const byKind = <R extends readonly [string, ...unknown[]]>(all: readonly R[]) =>
    all.toSorted(([a], [b]) => a.localeCompare(b));
  const seen = flow.rows.map((row: { kind: string; in: number; out: number }) => [row.kind, row.in, row.out]);
  expect(byKind(seen)).toEqual(byKind(rows));
  expect([flow.opening, flow.closing]).toEqual([0, closing]);
  const held = flow.accounts.map(
    ({
      account,
      currency,
      in: came,
      out: went,
      value,
    }: Held & { account: string; in: number; out: number }) => [
      `${account} ${currency}`,
      toUnits(currency, came),
      toUnits(currency, went),
      value,
    ],
  );
  const expected = [...books.turnover]
    .map(
      ([key, { in: came, out: went }]) =>
        [key, came, went, dollars(books.money.get(key)?.cents ?? 0)] as const,
    )
    .filter(([, came, went]) => came !== 0 || went !== 0);
  expect(byKind(held)).toEqual(byKind(expected));
}
