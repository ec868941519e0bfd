import { z } from 'zod';
import { foldCode } from '../kernel/fold';
import { flag, idFilter, listQuery } from '../kernel/paging';
import { PositiveQuantity, Quantity } from '../kernel/quantity';
import { Id, line } from '../kernel/text';
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

/** Goods of one part in one warehouse that came together and expire together. */
export const Batch = z.object({
  _id: Id,
  id: Id,
  batchNumber: z.string(),
  product: z.object({ _id: Id, name: z.string(), partNumber: z.string() }),
  productName: z.string(),
  warehouse: z.object({ _id: Id, name: z.string() }),
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

/** Named by its id, or by the object that was read. */
const reference = (message: string) =>
  z.codec(z.union([z.uuid(message), z.object({ _id: Id })], message), Id, {
    decode: (given) => (typeof given === 'string' ? given : idOf(given)),
    encode: (id) => id,
  });

const BatchNumber = line(batchTexts.number, 100).refine(
  (text) => text === '' || foldCode(text) !== '',
  batchTexts.numberLetters,
);

const written = z.strictObject({
  batchNumber: BatchNumber,
  /** Without it the part is found by its name. */
  product: reference(batchTexts.product).optional(),
  productName: line(batchTexts.product).optional(),
  /** Without it the part's main one. */
  warehouse: reference(batchTexts.warehouse).nullish(),
  quantity: PositiveQuantity,
  expiryDate: Day.nullable().optional(),
});

export const NewBatch = written.refine(({ product, productName }) => product ?? productName, {
  error: batchTexts.product,
  path: ['product'],
});
export type NewBatch = z.output<typeof NewBatch>;

/** What is left out stays as it is. A sent `updatedAt` says which copy was edited. */
export const BatchChanges = written.partial().extend({
  quantity: Quantity.optional(),
  updatedAt: Instant.optional(),
});
export type BatchChanges = z.output<typeof BatchChanges>;

export const BatchQuery = listQuery(['expiryDate', 'createdAt'], 'expiryDate', {
  /** Of the expiring ones, those to come and those that are past are asked for apart. */
  status: z.enum([...statuses, 'expired']).optional(),
  product: idFilter,
  warehouse: idFilter,
  /** Also those of which nothing is left. */
  empty: flag.optional(),
});
export type BatchQuery = z.output<typeof BatchQuery>;
