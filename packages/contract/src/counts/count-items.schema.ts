import { z } from 'zod';
import { Cost } from '../kernel/money';
import { Named } from '../kernel/named';
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

/** One part in a count. Paired names hold the same value: screens use one, saved lines the other. */
export const CountItem = z.object({
  product: Id,
  name: z.string(),
  partNumber: z.string(),
  barcode: z.string(),
  shelf: z.string(),
  /**
   * The stock on record when the part was counted, or the current stock until then. Null where a blind count
   * hides it.
   */
  systemQuantity: z.number().nullable(),
  systemQty: z.number().nullable(),
  /** Null until it is counted. */
  countedQuantity: z.number().nullable(),
  physicalQty: z.number().nullable(),
  unit: Unit,
  /** countedQuantity - systemQuantity. */
  diff: z.number().nullable(),
  diffValue: Cost.nullable(),
  unitCost: Cost,
  countedAt: Instant.nullable(),
  countedBy: Named.nullable(),
});
export type CountItem = z.output<typeof CountItem>;

const CountedQuantity = Quantity.nullable();

const anything = z.unknown().optional();

/** Read-only fields of a line that clients send back; the server reads the stock on record itself. */
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

/**
 * Accepts the aliases clients use: product, productId or item for the part, physicalQty for countedQuantity. Values may be
 * of any type here: `line` checks them.
 */
const AnyLine = z.looseObject({ product: anything, countedQuantity: anything }).meta({
  required: ['product'],
  properties: {
    product: { type: 'string', format: 'uuid' },
    countedQuantity: { type: ['number', 'null'] },
  },
});
const lineOf = <S extends z.ZodObject>(line: S) =>
  z.codec(AnyLine, line, {
    decode: ({ item, productId, product = productId ?? item, physicalQty, ...rest }) =>
      ({ countedQuantity: physicalQty, ...rest, product }) as never,
    encode: (given) => given as never,
  });

/**
 * The counted quantity of a part: null clears it, and an omitted quantity only adds the part to the count.
 */
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
  /** A scanned barcode or a full part number; returns only that line. */
  code: z.string().trim().min(1).max(100).optional(),
  format: z.enum(['json', 'csv']).optional(),
});
export type CountItemsQuery = z.output<typeof CountItemsQuery>;
