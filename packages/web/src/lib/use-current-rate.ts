import { useQuery } from '@tanstack/react-query';
import { exchangeRatesApi, type ExchangeRate } from '@turoos/contract';
import { call } from './api';
import { ApiError } from './api-error';
import { key } from './keys';

/** The rate as it stands; null in a shop that has none yet. Open screens follow when it changes. */
export const useCurrentRate = () =>
  useQuery<ExchangeRate | null>({
    queryKey: key('exchange-rates', 'latest'),
    queryFn: ({ signal }) => call(exchangeRatesApi.latest, {}, { signal }).catch(nullWhenNone),
    staleTime: Infinity,
  });

function nullWhenNone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
