import type { ExchangeRate, Rates } from '@turoos/contract';
import { useCurrentRate } from '@/shared/shop/use-current-rate';

/** Today's rates: rials per dollar, and per one of each other currency. */
export const useRates = (): Rates => ratesOf(useCurrentRate().data);

export const ratesOf = (rate: ExchangeRate | null | undefined): Rates => ({
  usdToYer: rate?.usd_to_yer ?? null,
  toYer: {},
});
