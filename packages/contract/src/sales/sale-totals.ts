import { percentOf, worth } from '../kernel/money';
import { campaignDiscount, type CampaignTerms } from '../marketing/campaign-discount';

/** Returns a line's total in cents: price times quantity, rounded once. */
export const lineTotal = ({ price, quantity }: { price: number; quantity: number }): number =>
  worth(quantity, price);

export interface Totals {
  subtotal: number;
  /** The whole discount, and the campaign's part of it. */
  discount: number;
  campaignDiscount: number;
  tax: number;
  grandTotal: number;
}

interface Reductions {
  /** The seller's discount. */
  discount?: number;
  /**
   * The campaign of the named code; its discount is added, up to the amount left after the seller's discount. It counts
   * on selling prices and includes what the customer's tier or the quantities took off them: the better of the two
   * holds, never both.
   */
  campaign?: CampaignTerms | null | undefined;
  taxRate?: number;
}

/** A line as it is charged. */
interface ChargedLine {
  price: number;
  quantity: number;
  /** The selling price, if the price comes from the customer's tier or the quantity. */
  sellingPrice?: number | undefined;
}

/**
 * Computes the totals of a sale in cents, for both server and web. The tax applies to the amount after the
 * discount.
 */
export function saleTotals(
  lines: readonly ChargedLine[],
  { discount: given = 0, campaign, taxRate = 0 }: Reductions = {},
): Totals {
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const left = Math.max(0, subtotal - given);
  const reduced = lines.reduce((sum, line) => sum + reductionOf(line), 0);
  const better = campaign ? Math.max(0, campaignDiscount(campaign, subtotal + reduced) - reduced) : 0;
  const gift = Math.min(better, left);
  const discount = given + gift;
  const tax = percentOf(subtotal - discount, taxRate);
  return { subtotal, discount, campaignDiscount: gift, tax, grandTotal: subtotal - discount + tax };
}

/** Returns what tier or quantity took off the selling price of a line. */
const reductionOf = ({ price, quantity, sellingPrice = price }: ChargedLine): number =>
  Math.max(0, lineTotal({ price: sellingPrice, quantity }) - lineTotal({ price, quantity }));
