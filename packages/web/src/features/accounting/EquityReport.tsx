import { accountingApi, equityLines } from '@turoos/contract';
import { equitySearch } from '@/shared/accounting/equity-search';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Figure, FiguresTable } from './FiguresTable';
import { ReportBar } from './ReportBar';
import { useReport } from './use-report';
import { useReportPeriod } from './use-report-period';

const title = 'التغير في حقوق الملكية';

/** Leads from the equity before the period, over its profit and what the owner put in or took, to the equity at its end. */
export function EquityReport() {
  const period = useReportPeriod();
  const report = useReport(accountingApi.equityChange, period.days, period.isPossible);
  return (
    <>
      <ReportBar
        title={title}
        period={period}
        endpoint={accountingApi.equityChange}
        fileName="equity-change"
        query={period.days}
      />
      {period.isPossible && (
        <QueryBoundary query={report}>
          {(change) => (
            <FiguresTable
              label={title}
              of="البند"
              columns={[{ header: 'المبلغ' }]}
              rows={equityLines(change).map(({ name, amount, isTotal, source }) => ({
                key: name,
                name,
                level: isTotal ? 0 : 1,
                search: equitySearch(source, period.days),
                ...(isTotal && { tone: 'result' }),
                cells: [<Figure key="amount" cents={amount} />],
              }))}
            />
          )}
        </QueryBoundary>
      )}
    </>
  );
}
