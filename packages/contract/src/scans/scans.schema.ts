import { z } from 'zod';
import { Id } from '../kernel/text';

/** The records that carry a code which can be scanned: a number on a paper, or a barcode on a part. */
export const scannedKinds = [
  'part',
  'sale',
  'purchase',
  'transfer',
  'count',
  'adjustment',
  'scrap',
  'expense',
  'voucher',
] as const;

/** The record that a scanned code belongs to. */
export const ScannedRecord = z.object({
  kind: z.enum(scannedKinds),
  _id: Id,
  /** The document's number, or the part's. */
  number: z.string(),
});
export type ScannedRecord = z.output<typeof ScannedRecord>;
