import { addDays, must, type DayRange, type EquityChange } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { readChart } from './accounts.queries';
import { equityOf } from './balance-sheet';
import { rowOf, sumSection, type PlacedAccount } from './chart.rules';
import { sumDays } from './day-sums.queries';
import { figuresOf } from './profit-and-loss';

const alwaysShown: readonly (string | null)[] = ['capital', 'drawings'];

/** Leads from the equity of the balance sheet before a period over its profit to the equity at its end. */
export async function readEquityChange(db: Db, period: DayRange): Promise<EquityChange> {
  const [chart, before, within] = await Promise.all([
    readChart(db),
    sumDays(db, { endDate: addDays(period.startDate, -1) }),
    sumDays(db, period),
  ]);
  /** A credit, which raises the equity, is below zero in the books; 0 - turns -0 into 0. */
  const row = (account: PlacedAccount) => ({
    ...rowOf(account),
    amount: 0 - (within.get(account.id) ?? 0),
  });
  const exchangeDifferences = row(must(chart.find(({ key }) => key === 'exchangeDifferences')));
  const { netProfit } = figuresOf(within, chart);
  const opening = equityOf(before, chart).total;
  return {
    ...period,
    opening,
    profit: netProfit - exchangeDifferences.amount,
    exchangeDifferences,
    accounts: chart
      .filter(({ section }) => section === 'equity')
      .map(row)
      .filter(({ key, amount }) => amount !== 0 || alwaysShown.includes(key)),
    netProfit,
    closing: opening - sumSection(within, chart, 'equity') + netProfit,
  };
}
