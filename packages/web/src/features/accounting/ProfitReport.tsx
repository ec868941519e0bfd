import { accountingApi, type ProfitAndLoss, type ProfitLine } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Change } from './Change';
import { Figure, FiguresTable } from './FiguresTable';
import { MonthsChart } from './MonthsChart';
import { MonthsTable } from './MonthsTable';
import { NoEntries } from './NoEntries';
import { profitRows } from './profit-rows';
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
                  rows={profitRows(data, compared)}
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

const compared = (line: ProfitLine) => {
  const isDifference = line.kind === 'difference';
  return [
    <Figure key="current" cents={line.current} isDifference={isDifference} />,
    <Figure key="previous" cents={line.previous} isDifference={isDifference} />,
    <Change key="change" of={line} isCost={line.kind === 'cost'} />,
  ];
};
