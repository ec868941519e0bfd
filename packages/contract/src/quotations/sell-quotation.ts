import { exact } from '../kernel/exact';
import { fromYer, percentOf, toYer } from '../kernel/money';
import { lineTotal, saleTotals } from '../sales/sale-totals';
import { alternativeRials } from './quotations.rules';
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
  /** What the customer pays in rials: on the quoted basis the very sum of the paper. */
  rials: number | null;
}

interface Circumstances {
  basis: PriceBasis;
  /** Rials per dollar of now. */
  rate: number | null;
  /** Whether the seller may set prices and give discounts; others sell at the selling prices of now. */
  mayPrice: boolean;
}

type Quoted = Pick<Quotation, 'subtotal' | 'discount' | 'taxRate' | 'usd_to_yer' | 'lines'>;

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
  const kept =
    now.basis === 'agreed' ? keepRials(chosen, discount, { was: quotation.usd_to_yer, now: now.rate }) : null;
  const lines = quoted.map((line, at) => ({ ...line, price: kept?.prices[at] ?? line.price }));
  const given = kept?.discount ?? discount;
  const { grandTotal } = saleTotals(lines, { discount: given, taxRate: quotation.taxRate });
  return {
    lines: lines.map(({ alternative, price }) => ({ alternative, price })),
    discount: given,
    grandTotal,
    rials: kept
      ? kept.rials + percentOf(kept.rials, quotation.taxRate)
      : now.rate && toYer(grandTotal, now.rate),
  };
}

/** A price that was agreed on stays for those who may agree on one; a selling price is that of now. */
const priceOfToday = ({ price, listPrice, now }: Alternative, mayPrice: boolean): number =>
  now === null || (mayPrice && price !== listPrice) ? price : now.price;

/**
 * Returns the share of the quotation's discount that goes to the chosen alternatives. A customer who buys every line gets
 * the whole discount; the shares of several sales together never exceed it.
 */
function shareOfDiscount({ subtotal, discount, lines }: Quoted, chosen: readonly Alternative[]): number {
  if (subtotal === 0) return 0;
  const shareOf = (worth: number) => Math.min(discount, exact(discount).times(worth).over(subtotal).round());
  const sold = lines
    .flatMap(({ alternatives }) => alternatives.filter(({ sale }) => sale !== null))
    .reduce((sum, { price, taken }) => sum + lineTotal({ price, quantity: taken }), 0);
  return shareOf(chosen.reduce((sum, { total }) => sum + total, sold)) - shareOf(sold);
}

interface Rates {
  was: number | null;
  now: number | null;
}

/**
 * Returns prices and a discount that make, at the rate of now, the rials on the customer's paper: each price to the
 * nearest cent, and the sum to the nearest cent too. Null where one of the rates is missing.
 */
export function keepRials(
  chosen: readonly Pick<Alternative, 'price' | 'priceYer' | 'quantity'>[],
  discount: number,
  { was, now }: Rates,
): { prices: number[]; discount: number; rials: number } | null {
  if (was === null || now === null) return null;
  const paper = chosen.map((one) => alternativeRials(one, was) ?? { price: 0, total: 0 });
  const agreed = paper.reduce((sum, { total }) => sum + total, 0);
  const rials = Math.max(0, agreed - toYer(discount, was));
  const target = fromYer(rials, now);
  const prices = paper.map(({ price }) => fromYer(price, now));
  const sum = () =>
    chosen.reduce((all, { quantity }, at) => all + lineTotal({ quantity, price: prices[at] ?? 0 }), 0);
  // where rounding made the lines too cheap together, a cent goes on the prices that change the sum least
  const byQuantity = chosen
    .map((_, at) => at)
    .toSorted((one, two) => (chosen[one]?.quantity ?? 0) - (chosen[two]?.quantity ?? 0));
  for (const at of byQuantity) if (sum() < target) prices[at] = (prices[at] ?? 0) + 1;
  return { prices, discount: Math.max(0, sum() - target), rials };
}
