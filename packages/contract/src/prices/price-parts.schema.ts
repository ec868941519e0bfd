import { z } from 'zod';
import { Usd } from '../kernel/money';
import { PositiveQuantity } from '../kernel/quantity';
import { Id } from '../kernel/text';

export const partPriceTexts = {
  price: 'السعر لا يمكن أن يكون سالباً',
  breakPrice: 'سعر الكمية لا يمكن أن يكون صفراً',
  sameBreak: 'وردت كمية واحدة بسعرين',
  dearerBreak: 'سعر الكمية الأكبر لا يزيد على سعر الكمية الأقل منها',
  sameTier: 'وردت فئة سعر واحدة بسعرين',
} as const;

/** The most tiers of a shop, and the most breaks of a part. */
export const MOST_TIERS = 8;
export const MOST_BREAKS = 8;

/** The price of a part for the customers of a tier. */
export const TierPrice = z.object({ tier: Id, price: Usd });
export type TierPrice = z.output<typeof TierPrice>;

/** The price of each piece from a quantity on. */
export const PriceBreak = z.object({ from: z.number(), price: Usd });
export type PriceBreak = z.output<typeof PriceBreak>;

const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;

/** Tiers without a price of their own are left out; a price of zero is none. */
export const TierPricesInput = z
  .array(z.strictObject({ tier: Id, price: Usd.refine((cents) => cents >= 0, partPriceTexts.price) }))
  .max(MOST_TIERS)
  .refine((prices) => isDistinct(prices.map(({ tier }) => tier)), partPriceTexts.sameTier)
  .overwrite((prices) => prices.filter(({ price }) => price > 0));

/** Sorted by their quantities. */
export const PriceBreaksInput = z
  .array(
    z.strictObject({
      from: PositiveQuantity,
      price: Usd.refine((cents) => cents > 0, partPriceTexts.breakPrice),
    }),
  )
  .max(MOST_BREAKS)
  .refine((breaks) => isDistinct(breaks.map(({ from }) => from)), partPriceTexts.sameBreak)
  .overwrite((breaks) => breaks.toSorted((one, two) => one.from - two.from))
  .refine(
    (breaks) => breaks.every(({ price }, at) => price <= (breaks[at - 1]?.price ?? price)),
    partPriceTexts.dearerBreak,
  );
