import { amountText, type DiscountType } from '@turoos/contract';

/** '15%', or the amount as messages say it; '' of a campaign that gives nothing off. */
export function discountText(
  campaign: { type: string; discountType: string; discountValue: number },
  rate: number | null,
): string {
  if (campaign.type !== 'discount') return '';
  return (campaign.discountType as DiscountType) === 'fixed'
    ? amountText(campaign.discountValue, rate)
    : `${campaign.discountValue / 100}%`;
}
