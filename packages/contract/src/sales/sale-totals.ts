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
   * The campaign of the named code; its discount is added, up to the amount left after the seller's discount.
   */
  campaign?: CampaignTerms | null | undefined;
  taxRate?: number;
}

/**
 * Computes the totals of a sale in cents, for both server and web. The tax applies to the amount after the
 * discount.
 */
export function saleTotals(
  lines: readonly { price: number; quantity: number }[],
  { discount: given = 0, campaign, taxRate = 0 }: Reductions = {},
): Totals {
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const left = Math.max(0, subtotal - given);
  const gift = campaign ? Math.min(campaignDiscount(campaign, subtotal), left) : 0;
  const discount = given + gift;
  const tax = percentOf(subtotal - discount, taxRate);
  return { subtotal, discount, campaignDiscount: gift, tax, grandTotal: subtotal - discount + tax };
}
