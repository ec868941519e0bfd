import { AppError, currencyTexts, toUnits } from '@turoos/contract';

/** Returns the smallest amount that is handed back in units of its currency; throws for a fraction of a unit. */
export function stepUnits(cashStep: number, currency: { decimals: number }): number {
  const units = toUnits(cashStep, currency);
  if (units === undefined) throw new AppError('VALIDATION', currencyTexts.stepUnits);
  return units;
}
