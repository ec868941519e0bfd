import type { Ageing } from '@turoos/contract';
import type { ReactNode } from 'react';
import type { Query } from '@/lib/http/query-state';
import { Section } from '@/ui/Card';
import { cn } from '@/ui/cn';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';

const ages = [
  { id: 'current', label: 'حتى 30 يوماً', fill: 'bg-success' },
  { id: 'days31', label: 'من 31 إلى 60 يوماً', fill: 'bg-info' },
  { id: 'days61', label: 'من 61 إلى 90 يوماً', fill: 'bg-warning' },
  { id: 'over90', label: 'أكثر من 90 يوماً', fill: 'bg-danger' },
] as const;

type Debts = Pick<Ageing, (typeof ages)[number]['id']>;

type AgeingProps = {
  /** Renders an amount. */
  money: (cents: number) => ReactNode;
};

type AgeingSectionProps = AgeingProps & {
  title: string;
  query: Query<Debts>;
  className?: string;
};

/** The age of debts: a bar in four parts, with the figures below it. */
export const AgeingSection = ({ title, query, money, className }: AgeingSectionProps) => (
  <Section title={title} className={className}>
    <QueryBoundary query={query} waiting={<Skeleton className="h-20 w-full" />}>
      {(ageing) => <Ages ageing={ageing} money={money} />}
    </QueryBoundary>
  </Section>
);

export const Ages = ({ ageing, money }: AgeingProps & { ageing: Debts }) => (
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
          <dd>{ageing[id] > 0 ? money(ageing[id]) : <span className="text-faint">—</span>}</dd>
        </div>
      ))}
    </dl>
  </div>
);
