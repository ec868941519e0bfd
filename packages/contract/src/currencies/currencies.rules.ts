import { exact } from '../kernel/exact';

/** The currency that prices, balances and the books are held in, and the one that rates are quoted in. */
export const base = 'USD';
export const quoted = 'YER';

export interface CurrencyUnit {
  code: string;
  /** How many decimals an amount has: the rial is whole, the dollar has cents. */
  decimals: number;
  /** The smallest amount that is handed back in cash, in units. */
  cashStep: number;
}

/** The rates a document is made with: rials per dollar, and per one of each other currency. */
export interface Rates {
  usdToYer: number | null;
  toYer: Readonly<Record<string, number>>;
}

/** Converts an amount as it is written (6500, 12.5) to integer units; undefined if it is no multiple of a unit. */
export function toUnits(amount: number, { decimals }: Pick<CurrencyUnit, 'decimals'>): number | undefined {
  const units = exact(amount)
    .times(10 ** decimals)
    .round();
  return units / 10 ** decimals === amount && Number.isSafeInteger(units) ? units : undefined;
}

export const fromUnits = (units: number, { decimals }: Pick<CurrencyUnit, 'decimals'>): number =>
  units / 10 ** decimals;

/** Returns the rials for one of the currency; undefined without a rate. */
export function rialsPer(currency: string, { usdToYer, toYer }: Rates): number | undefined {
  if (currency === quoted) return 1;
  return (currency === base ? usdToYer : toYer[currency]) ?? undefined;
}

/** Whether amounts of a currency have a value in dollars; dollars themselves need no rate. */
export const hasRate = (currency: string, rates: Rates): boolean =>
  currency === base || (rates.usdToYer !== null && rialsPer(currency, rates) !== undefined);

/** Returns the value of an amount in cents, or undefined without a rate. */
export const centsOf = (units: number, currency: CurrencyUnit, rates: Rates): number | undefined =>
  partsOfCents(units, currency, rates)?.round();

/** Returns the value of an amount in cents and fractions of them, or undefined without a rate. */
export function partsOfCents(units: number, { code, decimals }: CurrencyUnit, rates: Rates) {
  if (code === base) return exact(units);
  const rials = rialsPer(code, rates);
  if (rials === undefined || rates.usdToYer === null) return undefined;
  return exact(units)
    .times(rials)
    .times(100)
    .over(exact(rates.usdToYer).times(10 ** decimals));
}

/** Returns the amount nearest to a value in cents, or undefined without a rate. */
export function unitsOf(cents: number, { code, decimals }: CurrencyUnit, rates: Rates): number | undefined {
  if (code === base) return cents;
  const rials = rialsPer(code, rates);
  if (rials === undefined || rates.usdToYer === null) return undefined;
  return exact(cents)
    .times(rates.usdToYer)
    .times(10 ** decimals)
    .over(exact(rials).times(100))
    .round();
}
