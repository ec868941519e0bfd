import { currenciesApi, currencyIn, usualCurrencies, type Currency } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';

export { currencyIn, usualCurrencies };

/** All currencies of the shop, those no longer used included. */
export const useCurrencies = (): readonly Currency[] =>
  useData('currencies', currenciesApi.list, {}, { staleTime: Infinity }).data ?? usualCurrencies;

export const useCurrency = (code: string): Currency => currencyIn(useCurrencies(), code);
