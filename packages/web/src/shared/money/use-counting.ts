import { hasRate } from '@turoos/contract';
import { useSettings } from '@/shared/shop/use-settings';
import { usualChange, type Counting } from './typed-tender';
import { useCurrencies } from './use-currencies';
import { useRates } from './use-rates';

/** The currencies in which money can be handed over now, with today's rates. */
export function useCounting(): Counting {
  const rates = useRates();
  const currencies = useCurrencies().filter(({ code, isActive }) => isActive && hasRate(code, rates));
  const tillCurrency = useSettings().data?.cash.tillCurrency;
  const usual = currencies.find(({ code }) => code === tillCurrency)?.code ?? usualChange({ rates });
  return { currencies, rates, usual };
}
