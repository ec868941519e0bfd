import type { DayRange, ProfitAndLoss } from '@turoos/contract';
import { Figure, FiguresTable } from './FiguresTable';
import { monthLabel } from './month-label';
import { profitRows } from './profit-rows';

type MonthsTableProps = { report: ProfitAndLoss; days: DayRange };

/** Each account month by month. */
export const MonthsTable = ({ report, days }: MonthsTableProps) => (
  <FiguresTable
    label="الأرباح والخسائر بالشهر"
    of="البند"
    columns={report.months.map(({ month }) => ({ header: monthLabel(month) }))}
    days={days}
    rows={profitRows(report, ({ kind, months }) =>
      months.map((cents, index) => <Figure key={index} cents={cents} isDifference={kind === 'difference'} />),
    )}
  />
);
