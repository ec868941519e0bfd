import { percentOf } from '../kernel/money';
import type { CampaignType, DiscountType } from './marketing.status';

/** What a campaign gives whoever names its code. */
export interface CampaignTerms {
  type: CampaignType;
  discountType: DiscountType;
  /** Per cent with two decimals as hundredths, or cents. */
  discountValue: number;
}

/** Cents a campaign takes off an invoice of this subtotal; never more than all of it. */
export function campaignDiscount(
  { type, discountType, discountValue }: CampaignTerms,
  subtotal: number,
): number {
  if (type !== 'discount') return 0;
  const off = discountType === 'fixed' ? discountValue : percentOf(subtotal, discountValue / 100);
  return Math.min(off, subtotal);
}
