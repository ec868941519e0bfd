import { quoted, type Rates } from '@turoos/contract';
import { useState } from 'react';
import { useSettings } from '@/shared/shop/use-settings';
import { AmountBox, type AmountBoxProps } from '@/ui/AmountBox';
import { useCurrencies } from './use-currencies';
import { useRates } from './use-rates';

type MoneyBoxProps = Omit<AmountBoxProps, 'currencies' | 'rates' | 'currency' | 'onCurrency'> & {
  /** The codes of the currencies to choose from; by default all that the shop uses. */
  only?: readonly string[] | undefined;
  /** The rates of the document; by default today's. */
  rates?: Rates;
};

/**
 * The money field of forms: an amount in the currency that the user chooses, with its value in cents. Each form begins
 * in the till's currency: one that was remembered from another form is mistaken for it.
 */
export function MoneyBox({ only, rates, ...props }: MoneyBoxProps) {
  const offered = useCurrencies().filter(({ code, isActive }) => isActive && (only?.includes(code) ?? true));
  const today = useRates();
  const tillCurrency = useSettings().data?.cash.tillCurrency ?? quoted;
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <AmountBox
      {...props}
      currencies={offered}
      rates={rates ?? today}
      currency={chosen ?? tillCurrency}
      onCurrency={setChosen}
    />
  );
}
