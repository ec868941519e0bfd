import { useQuery } from '@tanstack/react-query';
import { currentRateApi, rateFetchFailed, type CurrentRate } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { ApiError, isExplained } from '@/lib/http/api-error';
import { key } from '@/lib/http/query-keys';

/**
 * The current rate in the zone of the user's drawer, or in the given zone; null where there is none yet. Open screens
 * follow when it changes.
 */
export const useCurrentRate = (zone?: string) =>
  useQuery<CurrentRate | null>({
    queryKey: key('exchange-rates', 'latest', zone),
    queryFn: ({ signal }) => call(currentRateApi.latest, { query: { zone } }, { signal }).catch(nullWhenNone),
    staleTime: Infinity,
  });

/** The server responds with 404 when there is no rate yet. */
export const isNoRate = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Returns null for a missing rate; rethrows other errors with the server's message, or with what failed. */
export function nullWhenNone(error: unknown): null {
  if (isNoRate(error)) return null;
  if (!(error instanceof ApiError) || isExplained(error)) throw error;
  const { status, code, traceId } = error;
  throw new ApiError({ status, code, message: rateFetchFailed, traceId }, { cause: error });
}
