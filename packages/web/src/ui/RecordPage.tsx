import type { ReactNode } from 'react';
import type { Query } from '@/lib/http/query-state';
import { cn } from './cn';
import { QueryBoundary } from './QueryBoundary';
import { RecordMissing, type RecordMissingProps } from './RecordMissing';
import { Skeleton } from './Skeleton';

/** The cards a page shows first, by which its place is kept while the record loads. */
const layouts = {
  single: { cards: 1, card: 'h-64' },
  halves: { cards: 2, card: 'h-52', grid: 'lg:grid-cols-2' },
  quarters: { cards: 4, card: 'h-44', grid: 'lg:grid-cols-2' },
  sidebar: { cards: 2, card: 'h-72', grid: 'lg:grid-cols-[2fr_1fr]' },
} as const satisfies Record<string, { cards: number; card: string; grid?: string }>;

type RecordPageProps<Data> = Omit<RecordMissingProps, 'query'> & {
  query: Query<Data>;
  layout: keyof typeof layouts;
  children: (record: Data) => ReactNode;
};

/**
 * The page of one record: loading, not found, failed, and the record itself. A record that is shown stays when reading
 * it again fails, unless the server says that it is gone or not for this user.
 */
export const RecordPage = <Data,>({ query, layout, children, ...missing }: RecordPageProps<Data>) => (
  <QueryBoundary
    query={query}
    waiting={<RecordSkeleton heading={missing.heading} {...layouts[layout]} />}
    failed={<RecordMissing query={query} {...missing} />}
  >
    {children}
  </QueryBoundary>
);

type RecordSkeletonProps = { heading: string; cards: number; card: string; grid?: string };

const RecordSkeleton = ({ heading, cards, card, grid }: RecordSkeletonProps) => (
  <div aria-busy="true">
    <h1 className="sr-only">{heading}</h1>
    <Skeleton className={cn('h-8 w-72 max-w-full', grid ? 'mb-2' : 'mb-6')} />
    {grid && <Skeleton className="mb-6 h-5 w-40" />}
    <div className={cn('grid gap-4', grid)}>
      {Array.from({ length: cards }, (_, index) => (
        <Skeleton key={index} className={cn('w-full rounded-lg', card)} />
      ))}
    </div>
  </div>
);
