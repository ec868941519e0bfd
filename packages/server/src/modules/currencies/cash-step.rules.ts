import { centsOf, currencyTexts, toUnits, wrongField, type Currency, type Rates } from '@turoos/contract';

/** Cents: half of it is lost or gained by rounding change, which must stay small change. */
const mostWorth = 500;

/**
 * Returns the smallest amount that is handed back in units of its currency; throws for a fraction of a unit and for one
 * that is worth too much.
 */
export function stepUnits(
  cashStep: number,
  { code, decimals }: Pick<Currency, 'code' | 'decimals'>,
  rates: Rates,
): number {
  const units = toUnits(cashStep, { decimals });
  if (units === undefined) throw wrongField('cashStep', currencyTexts.stepUnits);
  const worth = centsOf(units, { code, decimals, cashStep: units }, rates) ?? 0;
  if (worth > mostWorth) throw wrongField('cashStep', currencyTexts.stepTooLarge);
  return units;
}
