import type { ExchangeRate, Rates } from '@turoos/contract';
import { useCurrentRate } from '@/shared/shop/use-current-rate';

/** Today's rates: rials per dollar, and per one of each other currency. */
export const useRates = (): Rates => ratesOf(useCurrentRate().data);

type Rate = Pick<ExchangeRate, 'usd_to_yer' | 'sar_to_yer' | 'others'>;

export const ratesOf = (rate: Rate | null | undefined): Rates => ({
  usdToYer: rate?.usd_to_yer ?? null,
  toYer: {
    ...(rate?.sar_to_yer && { SAR: rate.sar_to_yer }),
    ...Object.fromEntries(rate?.others.map(({ currency, to_yer }) => [currency, to_yer]) ?? []),
  },
});
