import { z } from 'zod';
import { foldCode } from '../kernel/fold';
import { Named } from '../kernel/named';
import { flag, idFilter, listQuery } from '../kernel/paging';
import { PositiveQuantity, Quantity } from '../kernel/quantity';
import { requiredUnless } from '../kernel/required-unless';
import { Id, idOr, line } from '../kernel/text';
import { Day, Instant } from '../kernel/time';
import { Unit } from '../units/units.schema';
import type { BatchStatus } from './batches.status';

export const batchTexts = {
  number: 'يجب إدخال رقم دفعة المخزون',
  numberLetters: 'رقم دفعة المخزون يجب أن يحتوي على أحرف أو أرقام',
  product: 'يجب اختيار المنتج',
  warehouse: 'يجب اختيار المستودع',
  noneNamed: (name: string) => `لا يوجد منتج باسم «${name}»`,
  severalNamed: (name: string) => `يوجد أكثر من منتج باسم «${name}»، اختر المنتج المقصود منها`,
} as const;

const statuses = ['active', 'expiring'] as const satisfies readonly BatchStatus[];

/** Stock of one part in one warehouse that arrived together and expires together. */
export const Batch = z.object({
  _id: Id,
  id: Id,
  batchNumber: z.string(),
  product: z.object({ _id: Id, name: z.string(), partNumber: z.string() }),
  productName: z.string(),
  warehouse: Named,
  unit: Unit,
  quantity: z.number(),
  expiryDate: Day.nullable(),
  status: z.enum(statuses),
  expired: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Batch = z.output<typeof Batch>;

const idOf = ({ _id: id }: { _id: string }) => id;

/** A reference to a record: its id, or the object as it was read. */
const reference = (message: string) =>
  z.codec(z.union([idOr(message), z.object({ _id: Id })], message), Id, {
    decode: (given) => (typeof given === 'string' ? given : idOf(given)),
    encode: (id) => id,
  });

const BatchNumber = line(batchTexts.number, 100).refine(
  (text) => text === '' || foldCode(text) !== '',
  batchTexts.numberLetters,
);

const written = z.strictObject({
  batchNumber: BatchNumber,
  /** Without it, the part is looked up by productName. */
  product: reference(batchTexts.product).optional(),
  productName: line(batchTexts.product).optional(),
  /** Defaults to the part's main warehouse. */
  warehouse: reference(batchTexts.warehouse).nullish(),
  quantity: PositiveQuantity,
  expiryDate: Day.nullable().optional(),
});

export const NewBatch = written
  .refine(({ product, productName }) => product ?? productName, {
    error: batchTexts.product,
    path: ['product'],
  })
  .meta(requiredUnless(['product'], ['productName']));
export type NewBatch = z.output<typeof NewBatch>;

/** Omitted fields stay unchanged. With `updatedAt`, an edit based on a stale copy is rejected. */
export const BatchChanges = written.partial().extend({
  quantity: Quantity.optional(),
  updatedAt: Instant.optional(),
});
export type BatchChanges = z.output<typeof BatchChanges>;

export const BatchQuery = listQuery(['expiryDate', 'createdAt'], 'expiryDate', {
  /**
   * The status 'expiring' contains only batches that are not expired yet; those past their day are 'expired'.
   */
  status: z.enum([...statuses, 'expired']).optional(),
  product: idFilter,
  warehouse: idFilter,
  /** Includes batches with nothing left in them. */
  empty: flag.optional(),
});
export type BatchQuery = z.output<typeof BatchQuery>;
