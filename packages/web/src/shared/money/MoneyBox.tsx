import type { Rates } from '@turoos/contract';
import { AmountBox, type AmountBoxProps } from '@/ui/AmountBox';
import { rememberCurrency, useRememberedCurrency } from './remembered-currency';
import { useCurrencies } from './use-currencies';
import { useRates } from './use-rates';

type MoneyBoxProps = Omit<AmountBoxProps, 'currencies' | 'rates' | 'currency' | 'onCurrency'> & {
  /** The codes of the currencies to choose from; by default all that the shop uses. */
  only?: readonly string[] | undefined;
  /** The rates of the document; by default today's. */
  rates?: Rates;
};

/**
 * The money field of forms: an amount in the currency that the user chooses, with its value in cents. The device
 * remembers the currency.
 */
export function MoneyBox({ only, rates, ...props }: MoneyBoxProps) {
  const offered = useCurrencies().filter(({ code, isActive }) => isActive && (only?.includes(code) ?? true));
  const today = useRates();
  const remembered = useRememberedCurrency();
  return (
    <AmountBox
      {...props}
      currencies={offered}
      rates={rates ?? today}
      currency={remembered ?? 'YER'}
      onCurrency={rememberCurrency}
    />
  );
}
