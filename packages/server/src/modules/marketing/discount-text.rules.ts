import { amountText } from '@turoos/contract';

/** Returns the discount as messages show it, '15%' or an amount; '' for a campaign without a discount. */
export function discountText(
  campaign: { type: string; discountType: string; discountValue: number },
  rate: number | null,
): string {
  if (campaign.type !== 'discount') return '';
  return campaign.discountType === 'fixed'
    ? amountText(campaign.discountValue, rate)
    : `${campaign.discountValue / 100}%`;
}
