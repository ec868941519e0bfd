import { z } from 'zod';
import { Id, line } from '../kernel/text';
import { MOST_TIERS } from './price-parts.schema';

export const priceTierTexts = {
  name: 'اسم فئة السعر مطلوب',
  percent: 'النسبة من 1 إلى 1000 بخانتين عشريتين على الأكثر',
  notFound: 'فئة السعر غير موجودة',
  taken: (name: string) => `فئة السعر «${name}» مسجلة من قبل`,
  wholesale: 'فئة سعر الجملة أساسية ولا يمكن حذفها',
  inUse: 'فئة السعر مختارة لعملاء، غيّر فئتهم أولاً',
  tooMany: `أكبر عدد لفئات الأسعار: ${MOST_TIERS}`,
} as const;

/** Prices for a kind of customers. */
export const PriceTier = z.object({
  _id: Id,
  name: z.string(),
  /** Of the selling price, for parts without a price of their own in the tier. */
  percent: z.number(),
  /** The built-in tier, whose prices are the parts' wholesale prices. */
  isWholesale: z.boolean(),
});
export type PriceTier = z.output<typeof PriceTier>;

/** A tier with what its settings screen shows. */
export const KnownPriceTier = PriceTier.extend({ customers: z.int(), version: z.int() });
export type KnownPriceTier = z.output<typeof KnownPriceTier>;

export const PriceTierInput = z.strictObject({
  name: line(priceTierTexts.name, 30),
  percent: z
    .number(priceTierTexts.percent)
    .min(1, priceTierTexts.percent)
    .max(1000, priceTierTexts.percent)
    .refine((value) => Math.round(value * 100) / 100 === value, priceTierTexts.percent),
});
export type PriceTierInput = z.output<typeof PriceTierInput>;

export const PriceTierChanges = PriceTierInput.partial().extend({ version: z.int().optional() });
export type PriceTierChanges = z.output<typeof PriceTierChanges>;
