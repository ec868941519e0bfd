import { currenciesApi, type Currency } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';

const builtIn = (
  code: string,
  name: string,
  symbol: string,
  decimals: number,
  cashStep: number,
): Currency => ({
  code,
  name,
  symbol,
  decimals,
  cashStep,
  isActive: true,
  version: 0,
});

/** The currencies of every shop; shown until the server has responded, so that amounts do not change their look. */
export const usualCurrencies: readonly Currency[] = [
  builtIn('YER', 'ريال يمني', 'ر.ي', 0, 50),
  builtIn('USD', 'دولار أمريكي', '$', 2, 1),
  builtIn('SAR', 'ريال سعودي', 'ر.س', 2, 1),
];

/** All currencies of the shop, those no longer used included. */
export const useCurrencies = (): readonly Currency[] =>
  useData('currencies', currenciesApi.list, {}, { staleTime: Infinity }).data ?? usualCurrencies;

/** Finds a currency by its code; an unknown one is written with its code. */
export const currencyIn = (currencies: readonly Currency[], code: string): Currency =>
  currencies.find((currency) => currency.code === code) ?? builtIn(code, code, code, 2, 1);

export const useCurrency = (code: string): Currency => currencyIn(useCurrencies(), code);
