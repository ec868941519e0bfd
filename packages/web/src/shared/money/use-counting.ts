import { hasRate } from '@turoos/contract';
import { useKnownDisplayCurrency } from '@/lib/money/display-currency';
import { useTypedCurrency, type MoneyKind } from '@/lib/money/typed-currency';
import { useSettings } from '@/shared/shop/use-settings';
import { usualChange, type Counting } from './typed-tender';
import { useCurrencies } from './use-currencies';
import { useRates } from './use-rates';

function useCountingIn(usualCode: string | undefined): Counting {
  const rates = useRates();
  const currencies = useCurrencies().filter(({ code, isActive }) => isActive && hasRate(code, rates));
  const usual = currencies.find(({ code }) => code === usualCode)?.code ?? usualChange({ rates });
  return { currencies, rates, usual };
}

/** The currencies in which money can be handed over at the till now, with today's rates. */
export const useTillCounting = (): Counting => useCountingIn(useSettings().data?.cash.tillCurrency);

/** The same for payments elsewhere, which start in the currency of their kind. */
export const useCounting = (kind: MoneyKind): Counting =>
  useCountingIn(useTypedCurrency(kind, useKnownDisplayCurrency()));
