import { exact, sumOf } from '../kernel/exact';
import { roundQuantity } from '../kernel/round-quantity';
import { purchaseLineTotal } from './purchase-costs';
import type { Spread } from './purchases.status';

interface OrderedLine {
  quantity: number;
  received: number;
}

/** Returns the quantity of a line that is still on order. */
export const awaitedOf = ({ quantity, received }: OrderedLine): number =>
  Math.max(0, roundQuantity(quantity - received));

/** A line that waits for goods, and how much of it arrives now. */
interface ArrivingLine {
  unitCost: number;
  /** The quantity on order before this receipt, at least what arrives. */
  awaited: number;
  arriving: number;
}

/**
 * Returns the share of freight or customs, in cents, that comes with the goods: all that is left with the last ones, so
 * that receipts in any portions add up to the charge.
 */
export function chargeOfReceipt(lines: readonly ArrivingLine[], left: number, spreadBy: Spread): number {
  if (lines.every(({ awaited, arriving }) => awaited === arriving)) return left;
  const goods = (quantity: number, unitCost: number) => purchaseLineTotal({ quantity, unitCost });
  const byValue = spreadBy === 'value' && lines.some(({ awaited, unitCost }) => goods(awaited, unitCost) > 0);
  const weight = (quantity: number, unitCost: number) => (byValue ? goods(quantity, unitCost) : quantity);
  const whole = sumOf(lines, ({ awaited, unitCost }) => weight(awaited, unitCost));
  return sumOf(lines, ({ arriving, unitCost }) => weight(arriving, unitCost))
    .times(left)
    .over(exact(whole))
    .round();
}

/** Returns the bill's value of goods that arrive; arriving in any portions, they add up to exactly the line's total. */
export const goodsOfArrival = (line: { unitCost: number; received: number; arriving: number }): number =>
  purchaseLineTotal({ unitCost: line.unitCost, quantity: roundQuantity(line.received + line.arriving) }) -
  purchaseLineTotal({ unitCost: line.unitCost, quantity: line.received });
