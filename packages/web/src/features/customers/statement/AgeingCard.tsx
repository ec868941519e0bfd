import { customersApi, type Ageing, type Customer } from '@turoos/contract';
import { cn } from '@/lib/cn';
import { useData } from '@/lib/use-data';
import { Section } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { Money } from '@/ui/Money';
import { Skeleton } from '@/ui/Skeleton';

const ages = [
  { id: 'current', label: '0–30 يوماً', fill: 'bg-success' },
  { id: 'days31', label: '31–60 يوماً', fill: 'bg-info' },
  { id: 'days61', label: '61–90 يوماً', fill: 'bg-warning' },
  { id: 'over90', label: 'أكثر من 90 يوماً', fill: 'bg-danger' },
] as const;

/** How old the debts are: a bar in four parts, with the figures under it. Nothing is shown of no debt. */
export function AgeingCard({ customer }: { customer: Customer }) {
  const ageing = useData(
    'customers',
    customersApi.ageing,
    { params: { id: customer._id } },
    { enabled: customer.balance < 0 },
  );
  if (customer.balance >= 0) return null;
  return (
    <Section title="أعمار الديون" className="mb-4">
      {ageing.data ? (
        <Ages ageing={ageing.data} />
      ) : ageing.isError ? (
        <ErrorState error={ageing.error} onRetry={() => void ageing.refetch()} />
      ) : (
        <Skeleton className="h-20 w-full" />
      )}
    </Section>
  );
}

const Ages = ({ ageing }: { ageing: Ageing }) => (
  <div className="flex flex-col gap-3">
    <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full">
      {ages
        .filter(({ id }) => ageing[id] > 0)
        .map(({ id, fill }) => (
          <div key={id} className={cn('h-full min-w-1', fill)} style={{ flexGrow: ageing[id] }} />
        ))}
    </div>
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {ages.map(({ id, label, fill }) => (
        <div key={id} className="min-w-0">
          <dt className="flex items-center gap-1.5 text-sm text-muted">
            <span aria-hidden="true" className={cn('size-2.5 shrink-0 rounded-full', fill)} />
            {label}
          </dt>
          <dd>
            {ageing[id] > 0 ? <Money usd={ageing[id]} stacked /> : <span className="text-faint">—</span>}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
