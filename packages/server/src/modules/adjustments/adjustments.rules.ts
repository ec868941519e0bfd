import { adjustmentTypes, exact, sumOf, type AdjustmentType } from '@turoos/contract';

/** Whether it takes goods out, so that they must be there. */
export const takesOut = (type: AdjustmentType): boolean => adjustmentTypes[type].direction === 'out';

/** Goods that come in have the cost that was given, if one was; else the part's average. */
export const incomingCost = (costPrice: number): number | undefined =>
  costPrice > 0 ? costPrice : undefined;

/** What moved goods were worth, in whole cents; below zero what went out. */
export const worthOf = (moved: readonly { quantity: number; unitCost: number }[]): number =>
  sumOf(moved, ({ quantity, unitCost }) => exact(quantity).times(unitCost)).round();
