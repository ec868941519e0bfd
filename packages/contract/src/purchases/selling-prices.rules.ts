import { exact } from '../kernel/exact';
import { receiptTexts } from './receipts.schema';

interface PricedPart {
  /** Cents, as are the others: the average cost of the part now. */
  cost: number;
  priceBefore: number;
}

/** Returns what is odd about a new selling price, so that its user is asked; undefined when it is usual. */
export function oddPrice({ cost, priceBefore }: PricedPart, price: number): string | undefined {
  if (price < cost) return receiptTexts.belowCost;
  const isFar = priceBefore > 0 && (price >= priceBefore * 10 || price * 10 <= priceBefore);
  return isFar ? receiptTexts.farFromBefore : undefined;
}

/** Returns the price that keeps the margin over a cost that changed; the same price without a cost to compare. */
export function priceKeepingMargin(before: { cost: number; price: number }, costNow: number): number {
  if (before.cost <= 0) return before.price;
  return exact(before.price).times(costNow).over(before.cost).round();
}
