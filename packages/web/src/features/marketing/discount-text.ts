import type { DiscountType } from '@turoos/contract';

/** Returns '15%', or the amount formatted as the shop's money. */
export const discountText = (
  { discountType, discountValue }: { discountType: DiscountType; discountValue: number },
  money: (cents: number) => string,
): string => (discountType === 'fixed' ? money(discountValue) : `${discountValue / 100}%`);
