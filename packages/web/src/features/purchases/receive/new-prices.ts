import { oddPrice, priceKeepingMargin, type ArrivedPart } from '@turoos/contract';
import type { TypedMoney } from '@/lib/money/typed-money';

/** Returns the price that keeps a part's margin over its new cost, in cents. */
export const suggestedPrice = ({ costBefore, costAfter, sellingPrice }: ArrivedPart): number =>
  priceKeepingMargin({ cost: costBefore, price: sellingPrice }, costAfter);

/** Returns the typed prices that differ from the parts' own, as the API expects them. */
export const changedPrices = (parts: readonly ArrivedPart[], typed: readonly (TypedMoney | null)[]) =>
  parts.flatMap(({ product, sellingPrice }, index) => {
    const cents = typed[index]?.cents;
    return cents === undefined || cents === null || cents === sellingPrice
      ? []
      : [{ product, sellingPrice: cents }];
  });

/** Returns what is odd about a typed price, so that the user sees it before saving. */
export const priceRemark = (part: ArrivedPart, typed: TypedMoney | null): string | undefined =>
  typed?.cents ? oddPrice({ cost: part.costAfter, priceBefore: part.sellingPrice }, typed.cents) : undefined;
