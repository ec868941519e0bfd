import { adjustmentTypes, exact, sumOf, type AdjustmentType } from '@turoos/contract';

/** Whether an adjustment of this type takes goods out, which requires them to be in stock. */
export const takesOut = (type: AdjustmentType): boolean => adjustmentTypes[type].direction === 'out';

/** Returns the entered unit cost of incoming goods, or undefined to use the part's average cost. */
export const incomingCost = (costPrice: number): number | undefined =>
  costPrice > 0 ? costPrice : undefined;

/** Returns the value of the moved goods in whole cents, negative for goods that went out. */
export const worthOf = (moved: readonly { quantity: number; unitCost: number }[]): number =>
  sumOf(moved, ({ quantity, unitCost }) => exact(quantity).times(unitCost)).round();
