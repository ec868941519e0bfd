import { ApiError } from './api-error';

/** The part of a query's result that decides what the screen shows for it. */
export interface Query<Data = unknown> {
  data: Data | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

type Outcome = Pick<Query, 'data' | 'error' | 'isError'>;

/** The record is gone or no longer allowed for this user, so its stale data must not be shown. */
const isWithdrawn = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/** There is nothing to show but the error. */
export const hasFailed = ({ data, error, isError }: Outcome): boolean =>
  isError && (data === undefined || isWithdrawn(error));

/** Stale data are still shown because the refetch failed. */
export const hasStaleData = (query: Outcome): boolean => query.isError && !hasFailed(query);

/** Props of a figure's card: `<StatCard {...cardState(stats)} />`. */
export const cardState = (query: Query) => ({
  failed: hasFailed(query),
  stale: hasStaleData(query),
  onRetry: () => void query.refetch(),
});
