import { priceChangeBlocked } from '../products/products.rules';
import type { PriceWarning } from './price-changes.schema';

/** A change of more than this share of the old price is worth a look. */
const LARGE = 0.3;

export const isLargeChange = ({ before, after }: { before: number; after: number }): boolean =>
  before > 0 && Math.abs(after - before) > before * LARGE;

/** Returns what is unusual about a new price, the worst first. */
export function warningOf(
  { before, cost }: { before: number; cost: number },
  after: number,
): { warning: PriceWarning | null; reason: string | null } {
  const reason = priceChangeBlocked(before, after) ?? null;
  if (reason) return { warning: 'blocked', reason };
  if (cost > 0 && after < cost) return { warning: 'belowCost', reason };
  if (isLargeChange({ before, after })) return { warning: 'large', reason };
  return { warning: null, reason };
}
