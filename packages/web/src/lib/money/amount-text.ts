import { amountDigits, leads, ltr, type Currency } from '@turoos/contract';

export { amountDigits, leads };

type Written = Pick<Currency, 'code' | 'symbol' | 'decimals'>;

/** The amount as plain text, for toasts and labels: '6,500 ر.ي', '$12.50'. Among Arabic words a minus would stand behind its number. */
export function amountText(amount: number, currency: Written): string {
  const digits = amountDigits(Math.abs(amount), currency);
  const withMinus = (text: string) => (amount < 0 ? ltr(`-${text}`) : text);
  return leads(currency)
    ? withMinus(`${currency.symbol}${digits}`)
    : `${withMinus(digits)} ${currency.symbol}`;
}
