import { previousPeriod, type DayRange, type ExpensesReport } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { readChart } from './accounts.queries';
import { rowOf, sumBelow, sumSection } from './chart.rules';
import { addUp, sumDays, sumMonths } from './day-sums.queries';

const section = 'expenses';

/** Reads the expenses by category, the largest first. */
export async function readExpensesReport(db: Db, period: DayRange): Promise<ExpensesReport> {
  const before = previousPeriod(period);
  const [chart, months, earlier] = await Promise.all([
    readChart(db),
    sumMonths(db, period),
    sumDays(db, before),
  ]);
  const own = addUp(months);
  const total = sumSection(own, chart, section);
  const rows = chart
    .filter((account) => account.section === section && account.level === 1)
    .map((account) => {
      const spent = sumBelow(own, account);
      return {
        ...rowOf(account),
        total: spent,
        previous: sumBelow(earlier, account),
        share: total > 0 ? Math.round((spent / total) * 1000) / 10 : 0,
        months: months.map((month) => sumBelow(month.own, account)),
      };
    });
  return {
    ...period,
    previousPeriod: before,
    rows: rows
      .filter((row) => row.total !== 0 || row.previous !== 0 || row.months.some((amount) => amount !== 0))
      .toSorted((one, other) => other.total - one.total),
    total,
    previous: sumSection(earlier, chart, section),
    months: months.map(({ month, own: spent }) => ({ month, total: sumSection(spent, chart, section) })),
  };
}
