import { entriesOf, namedPeriod, namedPeriods } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { Downloads, type DownloadsProps } from '@/shared/accounting/Downloads';
import { PrintButton, PrintedHead } from '@/shared/shop/PrintedHead';
import { Button } from '@/ui/Button';
import { PeriodFilter } from '@/ui/PeriodFilter';
import type { ReportPeriod } from './use-report-period';

type ReportBarProps = { title: string; period: ReportPeriod } & Pick<
  DownloadsProps,
  'endpoint' | 'fileName' | 'query'
>;

/** Chooses the period of a report, and prints or saves it. */
export function ReportBar({ title, period, endpoint, fileName, query }: ReportBarProps) {
  const { days, list, choose } = period;
  return (
    <>
      <div className="mb-3 flex no-print flex-wrap items-center gap-2">
        {entriesOf(namedPeriods).map(([name, label]) => {
          const named = namedPeriod(name);
          const isChosen = named.startDate === days.startDate && named.endDate === days.endDate;
          return (
            <Button
              key={name}
              size="sm"
              variant={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              onClick={() => choose(named)}
            >
              {label}
            </Button>
          );
        })}
        <PeriodFilter list={list} />
        <div className="ms-auto flex flex-wrap gap-2">
          <PrintButton />
          <Downloads endpoint={endpoint} fileName={fileName} query={query} />
        </div>
      </div>
      <PrintedHead title={title}>
        من {formatDate(days.startDate)} إلى {formatDate(days.endDate)}
      </PrintedHead>
    </>
  );
}
