import { percentOf } from '../kernel/money';
import type { CampaignType, DiscountType } from './marketing.status';

/** The discount of a campaign for sales with its code. */
export interface CampaignTerms {
  type: CampaignType;
  discountType: DiscountType;
  /** Percent in hundredths (two decimals), or cents. */
  discountValue: number;
}

/** Returns the cents a campaign takes off an invoice with this subtotal; never more than the subtotal. */
export function campaignDiscount(
  { type, discountType, discountValue }: CampaignTerms,
  subtotal: number,
): number {
  if (type !== 'discount') return 0;
  const off = discountType === 'fixed' ? discountValue : percentOf(subtotal, discountValue / 100);
  return Math.min(off, subtotal);
}
