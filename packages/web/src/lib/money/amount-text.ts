import { amountDigits, leads, type Currency } from '@turoos/contract';

export { amountDigits, leads };

type Written = Pick<Currency, 'code' | 'symbol' | 'decimals'>;

/** The amount as plain text, for toasts and labels: '6,500 ر.ي', '$12.50'. */
export function amountText(amount: number, currency: Written): string {
  const digits = amountDigits(Math.abs(amount), currency);
  const minus = amount < 0 ? '-' : '';
  return leads(currency) ? `${minus}${currency.symbol}${digits}` : `${minus}${digits} ${currency.symbol}`;
}
