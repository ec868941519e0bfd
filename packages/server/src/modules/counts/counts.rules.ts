import { can, roundQuantity, type AdjustmentType, type Subject } from '@turoos/contract';

/** Returns the counted quantity minus the book quantity. */
export const differenceOf = (counted: number, system: number): number => roundQuantity(counted - system);

/** Whether a blind count in progress hides the book quantities from the user. */
export const hidesSystem = (count: { isBlind: boolean; status: string }, who: Subject): boolean =>
  count.isBlind && count.status === 'in_progress' && !can(who, 'stockAdjustments:approve');

interface CountedLine {
  counted: number;
  /** The book quantity at the moment of counting. */
  system: number;
  /** The current book quantity: goods may have moved since. */
  there: number;
}

/**
 * Returns the adjustment that corrects the difference. If the stock has not moved since counting, it is a
 * correction to the counted quantity; otherwise it adds or subtracts only the difference, because the later
 * movements are correct. It never subtracts more than is in stock.
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
