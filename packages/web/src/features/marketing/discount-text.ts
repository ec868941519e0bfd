import type { DiscountType } from '@turoos/contract';

/** '15%', or the amount as the shop writes amounts. */
export const discountText = (
  { discountType, discountValue }: { discountType: DiscountType; discountValue: number },
  money: (cents: number) => string,
): string => (discountType === 'fixed' ? money(discountValue) : `${discountValue / 100}%`);
