import { can, roundQuantity, type AdjustmentType, type Subject } from '@turoos/contract';

/** Counted less what the books said. */
export const differenceOf = (counted: number, system: number): number => roundQuantity(counted - system);

/** Whether this person may not see what the books say, because the count is blind and still going on. */
export const hidesSystem = (count: { isBlind: boolean; status: string }, who: Subject): boolean =>
  count.isBlind && count.status === 'in_progress' && !can(who, 'stockAdjustments:approve');

interface CountedLine {
  counted: number;
  /** What the books said at the moment it was counted. */
  system: number;
  /** What they say now: goods may have come and gone since. */
  there: number;
}

/**
 * The adjustment that makes the difference good. While nothing moved it names the quantity that was found; else only
 * the difference holds, for the goods that moved since moved rightly. There is nothing to take off where nothing lies.
 */
export function adjustmentFor({
  counted,
  system,
  there,
}: CountedLine): { type: AdjustmentType; quantity: number } | undefined {
  const difference = differenceOf(counted, system);
  if (difference === 0) return undefined;
  if (there === system && counted > 0) return { type: 'correction', quantity: counted };
  if (difference > 0) return { type: 'addition', quantity: difference };
  const quantity = Math.min(-difference, there);
  return quantity > 0 ? { type: 'subtraction', quantity } : undefined;
}
