import { exact, sumOf } from '../kernel/exact';
import { must } from '../kernel/must';
import { lineTotal } from '../sales/sale-totals';
import type { PurchasePaymentStatus, Spread } from './purchases.status';

/** A purchase line: a quantity, and the unit cost in cents. */
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

/**
 * Returns what the supplier charges, in cents: the goods, plus freight and customs if the supplier charges
 * them.
 */
export const purchaseTotal = (
  goods: number,
  { freight, customs, chargesOnBill }: Pick<Charges, 'freight' | 'customs'> & { chargesOnBill: boolean },
): number => goods + (chargesOnBill ? freight + customs : 0);

/** Unit costs are cents with four decimals. */
const fine = 4;

/**
 * Returns each line's share of the charges, in cents with four decimals. Each share is the difference of two
 * cumulative sums, so that the shares add up to exactly the total. Goods that cost nothing have no value to
 * distribute by, so their pieces count.
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

/** Returns the unit cost of each line including its share of the charges, in cents with four decimals. */
export function landedCosts(lines: readonly CostedLine[], charges: Charges): number[] {
  const shares = spreadCharges(lines, charges);
  return lines.map(({ unitCost, quantity }, index) =>
    exact(must(shares[index])).over(quantity).plus(unitCost).round(fine),
  );
}

/** Derives the payment status of a purchase from the paid and remaining amounts. */
export const purchasePaymentStatusOf = ({
  paid,
  remaining,
}: {
  paid: number;
  remaining: number;
}): PurchasePaymentStatus => (remaining <= 0 ? 'paid' : paid > 0 ? 'partial' : 'pending');
