import { percentOf, worth } from '../kernel/money';
import { campaignDiscount, type CampaignTerms } from '../marketing/campaign-discount';

/** Cents of a line: the price times the pieces, rounded once. */
export const lineTotal = ({ price, quantity }: { price: number; quantity: number }): number =>
  worth(quantity, price);

export interface Totals {
  subtotal: number;
  /** All that is taken off; of that, as a campaign's gift. */
  discount: number;
  campaignDiscount: number;
  tax: number;
  grandTotal: number;
}

interface Reductions {
  /** What the seller takes off. */
  discount?: number;
  /** The campaign whose code was named: its gift comes on top, as far as the seller left anything to pay. */
  campaign?: CampaignTerms | null | undefined;
  taxRate?: number;
}

/** The one sum both sides make, in cents. The tax is on what is left after the discount. */
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
