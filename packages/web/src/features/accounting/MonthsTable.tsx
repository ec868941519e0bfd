import type { DayRange, ProfitAndLoss, ProfitRow } from '@turoos/contract';
import { Figure, FiguresTable, type FigureRow } from './FiguresTable';
import { monthLabel } from './month-label';

type MonthsTableProps = { report: ProfitAndLoss; days: DayRange };

/** Each account month by month. */
export function MonthsTable({ report, days }: MonthsTableProps) {
  const { months } = report;
  const total = (name: string, figure: 'netSales' | 'grossProfit' | 'expenses' | 'netProfit'): FigureRow => ({
    key: figure,
    name,
    tone: figure === 'netProfit' ? 'result' : 'total',
    cells: months.map((month) => <Figure key={month.month} cents={month[figure]} />),
  });
  const line = (row: ProfitRow): FigureRow => ({
    key: row.account,
    name: row.name,
    level: row.level,
    account: row.account,
    cells: row.months.map((cents, index) => <Figure key={index} cents={cents} />),
  });
  return (
    <FiguresTable
      label="الأرباح والخسائر بالشهر"
      of="البند"
      columns={months.map(({ month }) => ({ header: monthLabel(month) }))}
      days={days}
      rows={[
        ...report.income.map(line),
        total('صافي المبيعات', 'netSales'),
        ...report.costs.map(line),
        total('مجمل الربح', 'grossProfit'),
        ...report.expenses.map(line),
        total('إجمالي المصروفات', 'expenses'),
        ...report.differences.map(line),
        total('صافي الربح', 'netProfit'),
      ]}
    />
  );
}
