import type { Query } from '@/lib/http/query-state';
import { ErrorState } from './ErrorState';

type QueryFailureProps = {
  query: Query;
  /** What the failure is called; empty where the message says it all. */
  title?: string;
  /** Said before the message. */
  lead?: string;
};

/** In place of data that could not be loaded, with the button to try again. */
export const QueryFailure = ({ query, ...words }: QueryFailureProps) => (
  <ErrorState
    {...words}
    error={query.error}
    onRetry={() => void query.refetch()}
    retrying={query.isFetching}
  />
);
