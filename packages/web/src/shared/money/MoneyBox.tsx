import type { Rates } from '@turoos/contract';
import { useKnownDisplayCurrency } from '@/lib/money/display-currency';
import { chooseCurrency, useTypedCurrency, type MoneyKind } from '@/lib/money/typed-currency';
import { AmountBox, type AmountBoxProps } from '@/ui/AmountBox';
import { useCurrencies } from './use-currencies';
import { useRates } from './use-rates';

type MoneyBoxProps = Omit<AmountBoxProps, 'currencies' | 'rates' | 'currency' | 'onCurrency'> & {
  /** The device remembers a currency for each kind. */
  kind: MoneyKind;
  /** The codes of the currencies to choose from; by default all that the shop uses. */
  only?: readonly string[] | undefined;
  /** The rates of the document; by default today's. */
  rates?: Rates;
};

/** The money field of forms: an amount in the currency that the user chooses, with its value in cents. */
export function MoneyBox({ kind, only, rates, ...props }: MoneyBoxProps) {
  const offered = useCurrencies().filter(({ code, isActive }) => isActive && (only?.includes(code) ?? true));
  const today = useRates();
  const currency = useTypedCurrency(kind, useKnownDisplayCurrency());
  return (
    <AmountBox
      {...props}
      currencies={offered}
      rates={rates ?? today}
      currency={currency}
      onCurrency={(code) => chooseCurrency(kind, code)}
    />
  );
}
