import type { Currency } from './currencies.schema';

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

/** Finds a currency by its code; an unknown one is written with its code. */
export const currencyIn = (currencies: readonly Currency[], code: string): Currency =>
  currencies.find((currency) => currency.code === code) ?? builtIn(code, code, code, 2, 1);
