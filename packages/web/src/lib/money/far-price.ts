import { centsOf, quoted } from '@turoos/contract';
import type { PriceCurrency } from './typed-currency';

const rial = { code: quoted, decimals: 0, cashStep: 1 };

/** Returns the value of rials in cents; undefined for more than can be counted. */
export const rialsToCents = (rials: number, usdToYer: number): number | undefined =>
  centsOf(rials, rial, { usdToYer, toYer: {} });

const FACTOR = 5;

/** Whether an amount is so far from the one it replaces that its currency or a digit is probably wrong. */
export const isFarFrom = (cents: number | null, before: number | null): boolean =>
  cents !== null &&
  before !== null &&
  Math.min(cents, before) > 0 &&
  Math.max(cents, before) > FACTOR * Math.min(cents, before);

interface Typed {
  currency: PriceCurrency;
  cents: number;
  /** The rials as they were typed. */
  rials: number | undefined;
}

/** Returns the value of the same digits in the other currency, if they are near the amount before. */
export function meantInstead(
  { currency, cents, rials }: Typed,
  before: number | null,
  usdToYer: number,
): number | undefined {
  const other =
    currency === 'USD'
      ? rialsToCents(Math.round(cents / 100), usdToYer)
      : rials === undefined
        ? undefined
        : rials * 100;
  return other === undefined || other <= 0 || isFarFrom(other, before) ? undefined : other;
}
