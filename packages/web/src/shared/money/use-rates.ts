import { adenDay, exchangeRatesApi, ratesOf, type Rates } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useCurrentRate } from '@/shared/shop/use-current-rate';

const none: Rates = { usdToYer: null, toYer: {} };

/** Today's rates: rials per dollar, and per one of each other currency. */
export function useRates(): Rates {
  const { data: rate } = useCurrentRate();
  return rate ? ratesOf(rate) : none;
}

/** The rates of a document's day, by which the server values the money of a document that is entered late. */
export function useRatesOn(date: string): Rates {
  const { data: current } = useCurrentRate();
  const isPast = date !== '' && date < adenDay();
  const { data: rate } = useData(
    'exchange-rates',
    exchangeRatesApi.onDate,
    { params: { date }, query: { zone: current?.zone } },
    { enabled: isPast, retry: false },
  );
  const inForce = (isPast && rate) || current;
  return inForce ? ratesOf(inForce) : none;
}
