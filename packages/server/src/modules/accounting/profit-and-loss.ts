import {
  netSalesKeys,
  previousPeriod,
  type DayRange,
  type ProfitAndLoss,
  type ProfitRow,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readChart } from './accounts.queries';
import { rowOf, sumBelow, sumSection, type PlacedAccount } from './chart.rules';
import { addUp, sumDays, sumMonths, type MonthSums, type OwnSums } from './day-sums.queries';

interface Sums {
  current: OwnSums;
  previous: OwnSums;
  months: readonly MonthSums[];
}

export async function readProfitAndLoss(db: Db, period: DayRange): Promise<ProfitAndLoss> {
  const before = previousPeriod(period);
  const [chart, months, previous] = await Promise.all([
    readChart(db),
    sumMonths(db, period),
    sumDays(db, before),
  ]);
  const sums = { current: addUp(months), previous, months };
  const compared = (figure: keyof ReturnType<typeof figuresOf>) => ({
    current: figuresOf(sums.current, chart)[figure],
    previous: figuresOf(previous, chart)[figure],
  });
  return {
    ...period,
    previous: before,
    income: rowsOf(chart, 'income', sums, -1),
    costs: rowsOf(chart, 'costs', sums, 1),
    expenses: rowsOf(chart, 'expenses', sums, 1),
    differences: rowsOf(chart, 'differences', sums, -1),
    netSales: compared('netSales'),
    costOfSales: compared('costs'),
    grossProfit: compared('grossProfit'),
    otherIncome: compared('otherIncome'),
    totalExpenses: compared('expenses'),
    totalDifferences: compared('differences'),
    netProfit: compared('netProfit'),
    months: months.map(({ month, own }) => {
      const { costs, ...figures } = figuresOf(own, chart);
      return { month, ...figures, costOfSales: costs };
    }),
  };
}

/** Reads the result of some days for reports beside the books: the figures of the profit and loss. */
export async function readResult(db: Db, period: DayRange): Promise<{ expenses: number; netProfit: number }> {
  const [chart, own] = await Promise.all([readChart(db), sumDays(db, period)]);
  const { expenses, netProfit } = figuresOf(own, chart);
  return { expenses, netProfit };
}

/** Reads the day of the opening entry; null if the shop has kept books from its first day. */
export async function readBooksSince(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min(day) as day from journal_entries where kind = 'opening'`.execute(db);
  return rows[0]?.day ?? null;
}

/** Computes the result of own sums, in which income is a credit and therefore below zero. */
export function figuresOf(own: OwnSums, chart: readonly PlacedAccount[]) {
  const income = 0 - sumSection(own, chart, 'income');
  const netSales = chart
    .filter(({ key }) => netSalesKeys.includes(key))
    .reduce((sum, { id }) => sum - (own.get(id) ?? 0), 0);
  const costs = sumSection(own, chart, 'costs');
  const expenses = sumSection(own, chart, 'expenses');
  const differences = 0 - sumSection(own, chart, 'differences');
  const otherIncome = income - netSales;
  const grossProfit = netSales - costs;
  const netProfit = grossProfit + otherIncome - expenses + differences;
  return { netSales, costs, grossProfit, otherIncome, expenses, differences, netProfit };
}

/** Returns the rows of a section without its main account; `sign` turns credits into amounts above zero. */
function rowsOf(chart: readonly PlacedAccount[], section: string, sums: Sums, sign: 1 | -1): ProfitRow[] {
  return chart
    .filter((account) => account.section === section && account.level > 0)
    .map((account) => {
      // 0 + turns -0 into 0
      const amount = (own: OwnSums) => 0 + sign * sumBelow(own, account);
      return {
        ...rowOf(account),
        current: amount(sums.current),
        previous: amount(sums.previous),
        months: sums.months.map(({ own }) => amount(own)),
      };
    })
    .filter((row) => row.current !== 0 || row.previous !== 0 || row.months.some((amount) => amount !== 0));
}
