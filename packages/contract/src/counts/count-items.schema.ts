import { z } from 'zod';
import { Usd } from '../kernel/money';
import { Quantity } from '../kernel/quantity';
import { listQuery } from '../kernel/paging';
import { Id } from '../kernel/text';
import { Instant } from '../kernel/time';
import { Unit } from '../units/units.schema';
import { reference } from '../kernel/workflow-document';
import { countFilterNames } from './counts.status';

const texts = {
  product: 'يجب اختيار المنتج',
};

/** One part in a count. The names in pairs are the same thing: screens know it by one, saved lines by the other. */
export const CountItem = z.object({
  product: Id,
  name: z.string(),
  partNumber: z.string(),
  barcode: z.string(),
  shelf: z.string(),
  /** What the books said when it was counted; until then, what they say. Null where a blind count hides it. */
  systemQuantity: z.number().nullable(),
  systemQty: z.number().nullable(),
  /** Null until someone counted it. */
  countedQuantity: z.number().nullable(),
  physicalQty: z.number().nullable(),
  unit: Unit,
  /** Counted less system. */
  diff: z.number().nullable(),
  diffValue: Usd.nullable(),
  unitCost: Usd,
  countedAt: Instant.nullable(),
  countedBy: z.object({ _id: Id, name: z.string() }).nullable(),
});
export type CountItem = z.output<typeof CountItem>;

const CountedQuantity = Quantity.nullable();

const anything = z.unknown().optional();

/** What clients send back of a line though it is not theirs to change; the books are read on the server. */
const readOnly = {
  name: anything,
  productName: anything,
  partNumber: anything,
  barcode: anything,
  shelf: anything,
  systemQuantity: anything,
  systemQty: anything,
  diff: anything,
  diffValue: anything,
  unitCost: anything,
  countedAt: anything,
  countedBy: anything,
  unit: anything,
};

/** Clients call the part product, productId or item, and what they counted by the screen's name too. */
const lineOf = <S extends z.ZodObject>(line: S) =>
  z.codec(z.looseObject({ product: anything, countedQuantity: anything }), line, {
    decode: ({ item, productId, product = productId ?? item, physicalQty, ...rest }) =>
      ({ countedQuantity: physicalQty, ...rest, product }) as never,
    encode: (given) => given as never,
  });

/** What was counted of a part; null takes it back, nothing only puts the part among those to count. */
export const CountLine = lineOf(
  z.strictObject({
    product: reference(texts.product),
    countedQuantity: CountedQuantity.optional(),
    ...readOnly,
  }),
);
export type CountLine = z.output<typeof CountLine>;

export const CountItemsQuery = listQuery(['position'], 'position', {
  limit: z.coerce.number('يجب إدخال رقم صحيح').int().min(1).max(1000).default(50),
  filter: z.enum(countFilterNames).default('all'),
  /** A scanned barcode or a whole part number: that line alone. */
  code: z.string().trim().min(1).max(100).optional(),
  format: z.enum(['json', 'csv']).optional(),
});
export type CountItemsQuery = z.output<typeof CountItemsQuery>;
