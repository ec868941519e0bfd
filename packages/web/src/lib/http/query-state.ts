import { ApiError } from './api-error';

/** The part of a query's result that decides what its place on the screen shows. */
export interface Query<Data = unknown> {
  data: Data | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

type Outcome = Pick<Query, 'data' | 'error' | 'isError'>;

/** The server said that there is no such thing, or that it is not for this user: what is shown would be untrue. */
const isWithdrawn = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/** There is nothing to show but the failure. */
export const hasFailed = ({ data, error, isError }: Outcome): boolean =>
  isError && (data === undefined || isWithdrawn(error));

/** What was had before is still shown, since asking again failed. */
export const isOld = (query: Outcome): boolean => query.isError && !hasFailed(query);

/** For the cards of figures: `<StatCard {...cardState(stats)} />`. */
export const cardState = (query: Query) => ({
  failed: hasFailed(query),
  old: isOld(query),
  onRetry: () => void query.refetch(),
});
