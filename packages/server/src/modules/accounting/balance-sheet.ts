import type { BalanceRow, BalanceSheet } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { readChart } from './accounts.queries';
import { rowOf, sumBelow, sumSection, type PlacedAccount } from './chart.rules';
import { sumDays, type OwnSums } from './day-sums.queries';

export async function readBalanceSheet(db: Db, date: string): Promise<BalanceSheet> {
  const [chart, own] = await Promise.all([readChart(db), sumDays(db, { endDate: date })]);
  const rows = (section: string, sign: 1 | -1): BalanceRow[] =>
    chart
      .filter((account) => account.section === section && account.level > 0)
      .map((account) => ({ ...rowOf(account), balance: 0 + sign * sumBelow(own, account) }))
      .filter(({ balance }) => balance !== 0);
  const total = (section: string) => sumSection(own, chart, section);
  const { earnings, total: equity } = equityOf(own, chart);
  return {
    date,
    assets: rows('assets', 1),
    liabilities: rows('liabilities', -1),
    equity: rows('equity', -1),
    earnings,
    totals: {
      assets: total('assets'),
      liabilities: 0 - total('liabilities'),
      equity,
    },
  };
}

/** Earnings are the income of all time less the expenses of all time: no entry closes a year. */
export function equityOf(own: OwnSums, chart: readonly PlacedAccount[]): { earnings: number; total: number } {
  const sum = (section: string) => sumSection(own, chart, section);
  const earnings = 0 - sum('income') - sum('costs') - sum('expenses') - sum('differences');
  return { earnings, total: 0 - sum('equity') + earnings };
}
