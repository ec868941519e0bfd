import { z } from 'zod';
import { Cost, Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import { requiredUnless } from '../kernel/required-unless';
import { Id } from '../kernel/text';
import { Instant } from '../kernel/time';
import { partFilters } from '../products/part-filters';
import { PriceRule } from './price-rule';

/** The most parts whose prices one rule changes. */
export const MOST_PRICED = 20_000;

export const priceChangeTexts = {
  notFound: 'تغيير الأسعار غير موجود',
  nothing: 'لا يتغير بهذه القاعدة أي سعر',
  nothingPicked: 'اختر المنتجات التي تتغير أسعارها',
  tooMany: 'المنتجات أكثر من 20,000، ضيّق التصفية',
  blocked: (name: string, reason: string) => `«${name}»: ${reason}`,
  changedMeanwhile: 'تغيّرت أسعار أو منتجات بعد المعاينة، عاينها مرة أخرى',
  noRate: 'التقريب إلى الريال يحتاج سعر صرف، سجّله أولاً',
  nothingToUndo: 'تغيّرت هذه الأسعار كلها بعد هذا التغيير. تراجع أولاً عما بعده، ثم عنه',
  undone: 'تم التراجع عن هذا التغيير من قبل',
} as const;

/** What is unusual about a new price. */
export const priceWarnings = {
  blocked: 'لا يمكن حفظه',
  belowCost: 'أقل من التكلفة',
  large: 'تغيّر بأكثر من 30%',
} as const;
export type PriceWarning = keyof typeof priceWarnings;

/** The parts: picked ones, or all that the filters of the list find. */
const parts = {
  ids: z
    .array(Id)
    .min(1, priceChangeTexts.nothingPicked)
    .max(MOST_PRICED, priceChangeTexts.tooMany)
    .optional(),
  filters: z
    .strictObject({
      q: z.string().trim().max(200).optional(),
      ...partFilters,
      year: z.int().min(1900).max(2200).optional(),
      isActive: z.boolean().optional(),
    })
    .optional(),
};

const asked = {
  ...parts,
  /** The tier whose prices change; null for the selling price. */
  tier: Id.nullable().default(null),
  rule: PriceRule,
};
const choosesParts = ({ ids, filters }: { ids?: unknown; filters?: unknown }) =>
  (ids === undefined) !== (filters === undefined);
const choice = { message: priceChangeTexts.nothingPicked, path: ['ids'] };
const oneOfBoth = requiredUnless(['ids'], ['filters']);

export const PriceChangeQuestion = z.strictObject(asked).refine(choosesParts, choice).meta(oneOfBoth);
export type PriceChangeQuestion = z.output<typeof PriceChangeQuestion>;

export const PriceChangeInput = z
  .strictObject({
    ...asked,
    /** That of the preview: the change is refused if it would do something else by now. */
    mark: z.string().max(64),
  })
  .refine(choosesParts, choice)
  .meta(oneOfBoth);
export type PriceChangeInput = z.output<typeof PriceChangeInput>;

export const NewPrice = z.object({
  product: Id,
  name: z.string(),
  partNumber: z.string(),
  before: Usd,
  after: Usd,
  cost: Cost,
  warning: z.enum(['blocked', 'belowCost', 'large']).nullable(),
  /** Why it can't be saved. */
  reason: z.string().nullable(),
});
export type NewPrice = z.output<typeof NewPrice>;

export const PricePreview = z.object({
  mark: z.string(),
  /** How many parts the rule was asked for, how many it changes, and how many it leaves because they have no base. */
  parts: z.int(),
  changed: z.int(),
  withoutBase: z.int(),
  /** How many of the changed parts have prices by quantity, which stay as they are. */
  withBreaks: z.int(),
  warnings: z.object({ blocked: z.int(), belowCost: z.int(), large: z.int() }),
  /** The first hundred, those with warnings first. */
  rows: z.array(NewPrice),
});
export type PricePreview = z.output<typeof PricePreview>;

export const PriceChange = z.object({
  _id: Id,
  rule: PriceRule,
  tier: Named.nullable(),
  parts: z.int(),
  by: z.string(),
  createdAt: Instant,
  undoneAt: Instant.nullable(),
  undoneBy: z.string().nullable(),
});
export type PriceChange = z.output<typeof PriceChange>;

/** What an undo brought back, and the parts that it left because their price was changed since. */
export const UndonePrices = z.object({
  restored: z.int(),
  left: z.array(z.object({ product: Id, name: z.string(), partNumber: z.string(), price: Usd })),
});
export type UndonePrices = z.output<typeof UndonePrices>;

/** A price of a part that changed, newest first. */
export const PastPrice = z.object({
  at: Instant,
  by: z.string(),
  /** Whose price: 'sellingPrice', 'wholesalePrice' or the name of a tier. */
  which: z.string(),
  before: Usd.nullable(),
  after: Usd.nullable(),
});
export type PastPrice = z.output<typeof PastPrice>;

/** What the part costs to buy again: its last purchase price, with the purchase that it comes from. */
export const Replacement = z.object({
  price: Usd,
  day: z.string().nullable(),
  supplier: z.string().nullable(),
  purchase: z.object({ _id: Id, number: z.string() }).nullable(),
});
export type Replacement = z.output<typeof Replacement>;
