import type { ReactNode } from 'react';
import { ErrorState } from '@/ui/ErrorState';
import { Skeleton } from '@/ui/Skeleton';

export type SectionQuery<Data> = {
  data: Data | undefined;
  isError: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

type SectionBodyProps<Data> = { query: SectionQuery<Data>; children: (data: Data) => ReactNode };

/** What a section shows once it is known; where it could not be had, it alone says so. */
export function SectionBody<Data>({ query, children }: SectionBodyProps<Data>) {
  const { data, isError, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  return isError ? (
    <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  ) : (
    <Skeleton className="h-48 w-full" />
  );
}
