import type { Currency } from '@turoos/contract';

type Written = Pick<Currency, 'code' | 'symbol' | 'decimals'>;

const formats = new Map<string, Intl.NumberFormat>();
function formatOf(least: number, most: number): Intl.NumberFormat {
  const key = `${least} ${most}`;
  const known =
    formats.get(key) ??
    new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });
  formats.set(key, known);
  return known;
}

/** 6500 rials → 6,500; 12.5 dollars → 12.50; whole dollars and Saudi riyals without a fraction. */
export const amountDigits = (amount: number, { decimals }: Pick<Written, 'decimals'>): string =>
  formatOf(Number.isInteger(amount) ? 0 : decimals, decimals).format(amount);

/** Whether the sign is written before the digits without a space, as in $12.50. */
export const leads = ({ symbol }: Pick<Written, 'symbol'>): boolean => symbol === '$';

/** The amount as plain text, for toasts and labels: '6,500 ر.ي', '$12.50'. */
export function amountText(amount: number, currency: Written): string {
  const digits = amountDigits(Math.abs(amount), currency);
  const minus = amount < 0 ? '-' : '';
  return leads(currency) ? `${minus}${currency.symbol}${digits}` : `${minus}${digits} ${currency.symbol}`;
}
