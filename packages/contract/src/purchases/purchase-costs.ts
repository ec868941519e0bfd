import { exact, sumOf } from '../kernel/exact';
import { lineTotal } from '../sales/sale-totals';
import type { PurchasePaymentStatus, Spread } from './purchases.status';

/** A line of a purchase as both sides count with it: pieces, and cents for one. */
interface CostedLine {
  quantity: number;
  unitCost: number;
}

interface Charges {
  freight: number;
  customs: number;
  spreadBy: Spread;
}

export const purchaseLineTotal = ({ quantity, unitCost }: CostedLine): number =>
  lineTotal({ price: unitCost, quantity });

/** What the supplier asks, in cents: the goods, and freight and customs when they are on the purchase. */
export const purchaseTotal = (
  goods: number,
  { freight, customs, chargesOnBill }: Pick<Charges, 'freight' | 'customs'> & { chargesOnBill: boolean },
): number => goods + (chargesOnBill ? freight + customs : 0);

/** Costs are cents with so many decimals. */
const fine = 4;

/**
 * What of the charges falls to each line, in cents with four decimals. Every share is the difference of two points
 * on the way from nothing to all of it, so together they are exactly all of it. Goods that cost nothing have no
 * value to spread by, so their pieces count.
 */
function spreadCharges(lines: readonly CostedLine[], { freight, customs, spreadBy }: Charges): number[] {
  const worth = lines.some((line) => purchaseLineTotal(line) > 0);
  const weights = lines.map((line) =>
    spreadBy === 'value' && worth ? purchaseLineTotal(line) : line.quantity,
  );
  const whole = sumOf(weights, (weight) => weight);
  let weighed = exact(0);
  let given = 0;
  return weights.map((weight) => {
    weighed = weighed.plus(weight);
    const reached = weighed
      .times(freight + customs)
      .over(whole)
      .round(fine);
    const share = exact(reached).minus(given).round(fine);
    given = reached;
    return share;
  });
}

/** What one piece of each line costs on the shelf, in cents with four decimals. */
export function landedCosts(lines: readonly CostedLine[], charges: Charges): number[] {
  const shares = spreadCharges(lines, charges);
  return lines.map(({ unitCost, quantity }, index) =>
    exact(shares[index] as number)
      .over(quantity)
      .plus(unitCost)
      .round(fine),
  );
}

/** How far a purchase is paid follows from what was paid of it and what it still owes. */
export const purchasePaymentStatusOf = ({
  paid,
  remaining,
}: {
  paid: number;
  remaining: number;
}): PurchasePaymentStatus => (remaining <= 0 ? 'paid' : paid > 0 ? 'partial' : 'pending');
