import type { ReactNode } from 'react';
import { hasFailed, type Query } from '@/lib/http/query-state';
import { StaleNote } from './StaleNote';
import { QueryFailure } from './QueryFailure';
import { Skeleton } from './Skeleton';

type QueryBoundaryProps<Data> = {
  query: Query<Data>;
  children: (data: Data) => ReactNode;
  /** Shown until the first data arrive; a skeleton by default. */
  waiting?: ReactNode;
  /** Heading of the error, or a replacement for it. */
  title?: string;
  failed?: ReactNode;
};

/**
 * Shows a page, tab, card or list once its data have arrived. When a refetch fails, the stale data stay under
 * a notice, so that what the user types below them is not lost.
 */
export function QueryBoundary<Data>({ query, children, waiting, title, failed }: QueryBoundaryProps<Data>) {
  if (hasFailed(query)) return failed ?? <QueryFailure query={query} title={title} />;
  if (query.data === undefined) return waiting ?? <Skeleton className="h-64 w-full rounded-lg" />;
  return (
    <>
      <StaleNote query={query} />
      {children(query.data)}
    </>
  );
}
