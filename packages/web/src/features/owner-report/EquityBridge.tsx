import { accountingApi, adenDay, addDays, equityLines, type OwnerPeriod } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useData } from '@/lib/http/use-data';
import { Link } from '@/lib/navigation/Link';
import { equitySearch } from '@/shared/accounting/equity-search';
import { Downloads } from '@/shared/accounting/Downloads';
import { Section } from '@/ui/Card';
import { cn } from '@/ui/cn';
import { legible } from '@/ui/Code';
import { Money } from '@/ui/Money';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { periodLabel } from './period-label';

/** Leads from the profit of the period to the equity of the balance sheet; each name opens where its figure comes from. */
export function EquityBridge({ period }: { period: OwnerPeriod }) {
  const endDate = adenDay();
  const days = { startDate: addDays(endDate, 1 - period), endDate };
  const change = useData(
    'accounting',
    accountingApi.equityChange,
    { query: days },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  return (
    <Section
      title="من الربح إلى حقوق الملكية"
      description={`${periodLabel(period)}، كما في الدفاتر`}
      actions={
        <div className="flex no-print flex-wrap gap-2">
          <Downloads endpoint={accountingApi.equityChange} fileName="equity-change" query={days} />
        </div>
      }
    >
      <QueryBoundary query={change}>
        {(data) => (
          <dl>
            {equityLines(data).map(({ name, amount, isTotal, source }) => (
              <div
                key={name}
                className={cn(
                  'flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1.5 last:border-0',
                  isTotal && 'font-semibold',
                )}
              >
                <dt className={cn(!isTotal && 'ps-4')}>
                  <Link
                    to="/reports/accounting"
                    search={equitySearch(source, days)}
                    className="hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
                  >
                    {legible(name)}
                  </Link>
                </dt>
                <dd>
                  {amount === 0 ? (
                    <span className="text-faint">—</span>
                  ) : (
                    <Money usd={amount} at="today" className={cn(amount < 0 && 'text-danger')} />
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </QueryBoundary>
    </Section>
  );
}
