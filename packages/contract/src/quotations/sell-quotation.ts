import { exact } from '../kernel/exact';
import { fromYer, toYer } from '../kernel/money';
import { lineTotal, saleTotals } from '../sales/sale-totals';
import type { Alternative, Quotation } from './quotations.schema';

/** The quoted rials, or the selling prices and the rate of now. */
export type PriceBasis = 'agreed' | 'today';

interface PlannedLine {
  alternative: Alternative;
  price: number;
}

/** What goes to the counter. */
export interface SellingPlan {
  lines: PlannedLine[];
  discount: number;
  /** Cents, tax included. */
  grandTotal: number;
}

interface Circumstances {
  basis: PriceBasis;
  /** Rials per dollar of now. */
  rate: number | null;
  /** Whether the seller may set prices and give discounts; others sell at the selling prices of now. */
  mayPrice: boolean;
}

type Quoted = Pick<Quotation, 'subtotal' | 'discount' | 'taxRate' | 'usd_to_yer'>;

/** Returns the prices and the discount at which chosen alternatives are sold. */
export function planSelling(
  quotation: Quoted,
  chosen: readonly Alternative[],
  now: Circumstances,
): SellingPlan {
  const quoted = chosen.map((alternative) => ({
    alternative,
    quantity: alternative.quantity,
    price: now.basis === 'agreed' ? alternative.price : priceOfToday(alternative, now.mayPrice),
  }));
  const subtotal = quoted.reduce((sum, line) => sum + lineTotal(line), 0);
  const discount = now.mayPrice ? Math.min(subtotal, shareOfDiscount(quotation, chosen)) : 0;
  const { prices, discount: agreed } =
    now.basis === 'agreed'
      ? keepRials(quoted, discount, { was: quotation.usd_to_yer, now: now.rate })
      : { prices: quoted.map(({ price }) => price), discount };
  const lines = quoted.map(({ alternative, quantity }, at) => ({
    alternative,
    quantity,
    price: prices[at] ?? 0,
  }));
  return {
    lines: lines.map(({ alternative, price }) => ({ alternative, price })),
    discount: agreed,
    grandTotal: saleTotals(lines, { discount: agreed, taxRate: quotation.taxRate }).grandTotal,
  };
}

/** A price that was agreed on stays for those who may agree on one; a selling price is that of now. */
const priceOfToday = ({ price, listPrice, now }: Alternative, mayPrice: boolean): number =>
  now === null || (mayPrice && price !== listPrice) ? price : now.price;

/** Returns the part of the discount that belongs to the chosen alternatives: all of it if all is bought. */
function shareOfDiscount({ subtotal, discount }: Quoted, chosen: readonly Alternative[]): number {
  if (subtotal === 0) return 0;
  const taken = chosen.reduce((sum, { total }) => sum + total, 0);
  return Math.min(discount, exact(discount).times(taken).over(subtotal).round());
}

interface Rates {
  was: number | null;
  now: number | null;
}

/**
 * Returns prices and a discount that make, at the rate of now, the rials of the quotation's rate. A dollar that has
 * become dearer since is met by a discount, a cheaper one by higher prices, and the total is rounded once.
 */
export function keepRials(
  lines: readonly { price: number; quantity: number }[],
  discount: number,
  { was, now }: Rates,
): { prices: number[]; discount: number } {
  const prices = lines.map(({ price }) => price);
  if (was === null || now === null || was === now) return { prices, discount };
  const before = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const rials = toYer(before - discount, was);
  const raised = now < was ? prices.map((price) => Math.ceil((price * was) / now)) : prices;
  const subtotal = lines.reduce(
    (sum, { quantity }, at) => sum + lineTotal({ quantity, price: raised[at] ?? 0 }),
    0,
  );
  return { prices: raised, discount: Math.max(0, subtotal - fromYer(rials, now)) };
}
