import { accountingApi } from '@turoos/contract';
import { Wallet } from 'lucide-react';
import { formatDate } from '@/lib/format/format';
import { Card } from '@/ui/Card';
import { Code } from '@/ui/Code';
import { EmptyState } from '@/ui/EmptyState';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Change } from './Change';
import { Figure, FiguresTable, type FigureRow } from './FiguresTable';
import { MonthsChart } from './MonthsChart';
import { ReportBar } from './ReportBar';
import { useReport } from './use-report';
import { useReportPeriod } from './use-report-period';

const columns = [
  { header: 'الفترة' },
  { header: 'النسبة' },
  { header: 'الفترة السابقة', wideOnly: true },
  { header: 'التغير', wideOnly: true },
];

/** Expenses by category, the largest first, against the period before. */
export function ExpensesReport() {
  const period = useReportPeriod();
  const report = useReport(accountingApi.expenses, period.days, period.isPossible);
  return (
    <>
      <ReportBar
        title="المصروفات"
        period={period}
        endpoint={accountingApi.expenses}
        fileName="expenses"
        query={period.days}
      />
      {period.isPossible && (
        <QueryBoundary query={report}>
          {({ rows, total, previous, months, previousPeriod }) =>
            rows.length === 0 ? (
              <Card>
                <EmptyState
                  icon={Wallet}
                  title="لا مصروفات في هذه الفترة"
                  message="اختر فترة أخرى، أو سجّل مصروفاً من شاشة الصندوق."
                />
              </Card>
            ) : (
              <div className="flex flex-col gap-4">
                <p className="text-sm text-muted">
                  مقارنة بالفترة من {formatDate(previousPeriod.startDate)} إلى{' '}
                  {formatDate(previousPeriod.endDate)}
                </p>
                <FiguresTable
                  label="المصروفات حسب النوع"
                  of="النوع"
                  columns={columns}
                  days={period.days}
                  rows={[
                    ...rows.map((row): FigureRow => ({
                      key: row.account,
                      name: row.name,
                      account: row.account,
                      cells: [
                        <Figure key="total" cents={row.total} />,
                        <Code key="share">{`${row.share}%`}</Code>,
                        <Figure key="previous" cents={row.previous} />,
                        <Change key="change" of={{ current: row.total, previous: row.previous }} isCost />,
                      ],
                    })),
                    {
                      key: 'total',
                      name: 'الإجمالي',
                      tone: 'total',
                      cells: [
                        <Figure key="total" cents={total} />,
                        null,
                        <Figure key="previous" cents={previous} />,
                        <Change key="change" of={{ current: total, previous }} isCost />,
                      ],
                    },
                  ]}
                />
                {months.length > 1 && (
                  <MonthsChart
                    title="المصروفات بالشهر"
                    months={months.map(({ month }) => month)}
                    series={[{ name: 'المصروفات', values: months.map((month) => month.total) }]}
                  />
                )}
              </div>
            )
          }
        </QueryBoundary>
      )}
    </>
  );
}
