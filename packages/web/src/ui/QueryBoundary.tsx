import type { ReactNode } from 'react';
import { hasFailed, type Query } from '@/lib/http/query-state';
import { ErrorState } from './ErrorState';
import { OldNote } from './OldNote';
import { Skeleton } from './Skeleton';

type QueryBoundaryProps<Data> = {
  query: Query<Data>;
  children: (data: Data) => ReactNode;
  /** While there is nothing yet. */
  waiting?: ReactNode;
  /** What the failure is called, or what stands in its place. */
  title?: string;
  failed?: ReactNode;
};

/**
 * A page, tab, card or list once its data are there. They stay when asking for them anew fails, with a line that says
 * so: what is being typed below them is not lost.
 */
export function QueryBoundary<Data>({ query, children, waiting, title, failed }: QueryBoundaryProps<Data>) {
  if (hasFailed(query)) return failed ?? <Failure query={query} title={title} />;
  if (query.data === undefined) return waiting ?? <Skeleton className="h-64 w-full rounded-lg" />;
  return (
    <>
      <OldNote query={query} />
      {children(query.data)}
    </>
  );
}

const Failure = ({ query, title }: { query: Query; title: string | undefined }) => (
  <ErrorState
    title={title}
    error={query.error}
    onRetry={() => void query.refetch()}
    retrying={query.isFetching}
  />
);
