import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState';
import { Skeleton } from './Skeleton';

type LoadedProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** A part of a screen once its data are there. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <Skeleton className="h-64 w-full rounded-lg" />;
}
