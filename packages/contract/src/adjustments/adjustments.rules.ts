import { roundQuantity } from '../kernel/round-quantity';
import { adjustmentTypes, type AdjustmentType } from './adjustments.status';

/** What an adjustment changes where so much lies: a correction brings it to the quantity, the others move that much. */
export function adjustmentChange(type: AdjustmentType, quantity: number, there: number): number {
  const { direction } = adjustmentTypes[type];
  return roundQuantity({ in: quantity, out: -quantity, set: quantity - there }[direction]);
}
