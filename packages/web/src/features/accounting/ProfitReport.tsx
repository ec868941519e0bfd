import {
  accountingApi,
  netSalesKeys,
  type Compared,
  type ProfitAndLoss,
  type ProfitRow,
} from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Change } from './Change';
import { Figure, FiguresTable, type FigureRow } from './FiguresTable';
import { MonthsChart } from './MonthsChart';
import { MonthsTable } from './MonthsTable';
import { NoEntries } from './NoEntries';
import { ReportBar } from './ReportBar';
import { useReport } from './use-report';
import { useReportPeriod } from './use-report-period';

const columns = [{ header: 'الفترة' }, { header: 'الفترة السابقة', wideOnly: true }, { header: 'التغير' }];

/** What was earned: sales, their cost, expenses and differences, against the period before and by month. */
export function ProfitReport() {
  const period = useReportPeriod();
  const report = useReport(accountingApi.profitAndLoss, period.days, period.isPossible);
  return (
    <>
      <ReportBar
        title="الأرباح والخسائر"
        period={period}
        endpoint={accountingApi.profitAndLoss}
        fileName="profit-and-loss"
        query={period.days}
      />
      {period.isPossible && (
        <QueryBoundary query={report}>
          {(data) =>
            isEmpty(data) ? (
              <NoEntries />
            ) : (
              <div className="flex flex-col gap-4">
                <p className="text-sm text-muted">
                  مقارنة بالفترة من {formatDate(data.previous.startDate)} إلى{' '}
                  {formatDate(data.previous.endDate)}
                </p>
                <FiguresTable
                  label="الأرباح والخسائر"
                  of="البند"
                  columns={columns}
                  rows={rowsOf(data)}
                  days={period.days}
                />
                {data.months.length > 1 && (
                  <>
                    <MonthsChart
                      title="المبيعات والربح بالشهر"
                      months={data.months.map(({ month }) => month)}
                      series={[
                        { name: 'صافي المبيعات', values: data.months.map(({ netSales }) => netSales) },
                        { name: 'صافي الربح', values: data.months.map(({ netProfit }) => netProfit) },
                      ]}
                    />
                    <MonthsTable report={data} days={period.days} />
                  </>
                )}
              </div>
            )
          }
        </QueryBoundary>
      )}
    </>
  );
}

const isEmpty = ({ income, costs, expenses, differences }: ProfitAndLoss) =>
  income.length + costs.length + expenses.length + differences.length === 0;

function rowsOf(report: ProfitAndLoss): FigureRow[] {
  const salesRows = report.income.filter(isOfSales);
  const otherRows = report.income.filter((row) => !isOfSales(row));
  return [
    ...salesRows.map((row) => line(row)),
    figure('صافي المبيعات', report.netSales, 'total'),
    ...report.costs.map((row) => line(row, true)),
    figure('مجمل الربح', report.grossProfit, 'total'),
    ...otherRows.map((row) => line(row)),
    ...report.expenses.map((row) => line(row, true)),
    figure('إجمالي المصروفات', report.totalExpenses, 'total', true),
    ...report.differences.map((row) => line(row, true)),
    figure('صافي الربح', report.netProfit, 'result'),
  ];
}

const isOfSales = ({ key }: ProfitRow) => netSalesKeys.includes(key);

const line = (row: ProfitRow, isCost = false): FigureRow => ({
  key: row.account,
  name: row.name,
  level: row.level,
  account: row.account,
  cells: compared(row, isCost),
});

const figure = (name: string, of: Compared, tone: 'total' | 'result', isCost = false): FigureRow => ({
  key: name,
  name,
  tone,
  cells: compared(of, isCost),
});

const compared = (of: Compared, isCost: boolean) => [
  <Figure key="current" cents={of.current} />,
  <Figure key="previous" cents={of.previous} />,
  <Change key="change" of={of} isCost={isCost} />,
];
