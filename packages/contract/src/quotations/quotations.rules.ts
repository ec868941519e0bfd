import { percentOf, toYer, worth } from '../kernel/money';
import { saleTotals, type Totals } from '../sales/sale-totals';
import { quotationTexts } from './quotations.texts';
import type { Alternative, QuotationRow } from './quotations.schema';
import type { QuotationStatus } from './quotations.status';

interface HasStatus {
  status: QuotationStatus;
}

interface Offered {
  alternatives: readonly Pick<Alternative, 'sale'>[];
}

interface Sellable extends HasStatus {
  lines: readonly Offered[];
}

/** Returns the sale that took a line. One alternative of it is taken once: the others are then off the table. */
export const saleOfLine = ({ alternatives }: Offered): Alternative['sale'] =>
  alternatives.find(({ sale }) => sale !== null)?.sale ?? null;

/** Returns why a quotation can't be changed any more; a lost or expired one can, and is open again. */
export function editQuotationBlocked({ status, lines }: Sellable): string | undefined {
  if (status === 'accepted' || status === 'partly') return quotationTexts.sold;
  return lines.some(saleOfLine) ? quotationTexts.held : undefined;
}

export function sellQuotationBlocked({ status, lines }: Sellable): string | undefined {
  if (status === 'accepted') return quotationTexts.soldWhole;
  return lines.every(saleOfLine) ? quotationTexts.allTaken : undefined;
}

export const loseQuotationBlocked = (quotation: Sellable): string | undefined =>
  quotation.status === 'lost' ? quotationTexts.alreadyLost : editQuotationBlocked(quotation);

/** Goods are kept only while the customer may still come for them. */
export const keepForQuotationBlocked = ({ status }: HasStatus): string | undefined =>
  status === 'draft' || status === 'sent' || status === 'partly' ? undefined : quotationTexts.over(status);

interface Priced {
  price: number;
  quantity: number;
}

/** Returns the totals of a quotation, which are those of the first alternative of each line. */
export const quotationTotals = (
  lines: readonly { alternatives: readonly Priced[] }[],
  { discount, taxRate }: { discount: number; taxRate: number },
): Totals =>
  saleTotals(
    lines.flatMap(({ alternatives }) => alternatives.slice(0, 1)),
    { discount, taxRate },
  );

/** Returns the rials of an alternative. Its sum is that of its price, as the customer reckons; null without a rate. */
export function alternativeRials(
  { price, priceYer, quantity }: Priced & { priceYer?: number | null | undefined },
  rate: number | null,
): { price: number; total: number } | null {
  if (rate === null) return null;
  const each = priceYer ?? toYer(price, rate);
  return { price: each, total: worth(quantity, each) };
}

interface RialTotals {
  subtotal: number;
  discount: number;
  tax: number;
  grandTotal: number;
}

/** Returns the totals in rials of the sum of some alternatives. */
export function rialTotals(
  subtotal: number,
  { discount, taxRate, rate }: { discount: number; taxRate: number; rate: number },
): RialTotals {
  const given = Math.min(subtotal, toYer(discount, rate));
  const tax = percentOf(subtotal - given, taxRate);
  return { subtotal, discount: given, tax, grandTotal: subtotal - given + tax };
}

/** Returns the totals of a quotation as its paper says them in rials; null without a rate. */
export function quotedRials(
  quotation: Pick<QuotationRow, 'subtotalYer' | 'discount' | 'taxRate' | 'usd_to_yer'>,
): RialTotals | null {
  const { subtotalYer, usd_to_yer: rate } = quotation;
  return subtotalYer === null || rate === null ? null : rialTotals(subtotalYer, { ...quotation, rate });
}

/** Returns the share of quotations that were sold of those that are decided, in whole percent; null without any. */
export const wonPercent = (won: number, over: number): number | null =>
  won + over === 0 ? null : Math.round((won * 100) / (won + over));
