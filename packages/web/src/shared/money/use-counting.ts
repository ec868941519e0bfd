import { hasRate, type Rates } from '@turoos/contract';
import { useKnownDisplayCurrency } from '@/lib/money/display-currency';
import { useTypedCurrency, type MoneyKind } from '@/lib/money/typed-currency';
import { useSettings } from '@/shared/shop/use-settings';
import { usualChange, type Counting } from './typed-tender';
import { useCurrencies } from './use-currencies';
import { useRates, useRatesOn } from './use-rates';

function useCountingIn(usualCode: string | undefined, rates: Rates): Counting {
  const currencies = useCurrencies().filter(({ code, isActive }) => isActive && hasRate(code, rates));
  const usual = currencies.find(({ code }) => code === usualCode)?.code ?? usualChange({ rates });
  return { currencies, rates, usual };
}

/** The currencies in which money can be handed over at the till now, with today's rates. */
export const useTillCounting = (): Counting =>
  useCountingIn(useSettings().data?.cash.tillCurrency, useRates());

/** The same for payments elsewhere, which start in the currency of their kind. */
export const useCounting = (kind: MoneyKind): Counting =>
  useCountingIn(useTypedCurrency(kind, useKnownDisplayCurrency()), useRates());

/** The same for a payment that is entered late, at the rates of its day. */
export const useCountingOn = (kind: MoneyKind, day: string): Counting =>
  useCountingIn(useTypedCurrency(kind, useKnownDisplayCurrency()), useRatesOn(day));
