import { z } from 'zod';
import { Usd } from '../kernel/money';
import { Id, line } from '../kernel/text';
import { SourceVehicleInput } from '../purchases/purchases.schema';
import type { ImportItem } from './check-rows';
import { importFields, requiredFields } from './import-columns';
import { importTexts } from './imports.texts';
import { Unit } from '../units/units.schema';

/** As many rows as a sheet may have. */
const mostItems = 50_000;

/** Read by checkItems, which says of each row what is wrong instead of refusing them all. */
const Item = z
  .custom<ImportItem>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
  .meta({
    type: 'object',
    required: requiredFields,
    properties: {
      row: { type: 'integer', description: 'رقم الصف في الملف' },
      ...Object.fromEntries(importFields.map((field) => [field, { type: 'string' }])),
    },
  });
const items = z
  .array(Item)
  .min(1, importTexts.nothing)
  .max(mostItems, `أكبر عدد مسموح من الصفوف ${mostItems.toLocaleString('en')}`);

export const ImportInput = z.strictObject({
  invoiceNo: line(importTexts.invoice, 100),
  supplierId: z.uuid(importTexts.places),
  warehouseId: z.uuid(importTexts.places),
  sourceVehicle: SourceVehicleInput.nullish(),
  items,
});
export type ImportInput = z.output<typeof ImportInput>;

export const FailedRow = z.object({
  /** The row of the file, the header being the first. */
  row: z.int(),
  partNumber: z.string(),
  errors: z.array(z.string()),
});
export type FailedRow = z.output<typeof FailedRow>;

export const ImportResult = z.object({
  importedCount: z.int(),
  failedRows: z.array(FailedRow),
  /** Null when products came without a purchase. */
  purchaseId: Id.nullable(),
  purchaseNumber: z.string().nullable(),
});
export type ImportResult = z.output<typeof ImportResult>;

export const PreviewInput = z.strictObject({ items });

const Change = z.object({ before: Usd, after: Usd });
/** What an import would do to a part that is there already. */
export const PreviewedChange = z.object({
  row: z.int(),
  _id: Id,
  partNumber: z.string(),
  name: z.object({ before: z.string(), after: z.string() }),
  purchasePrice: Change,
  /** Cost of the part after the import: the average of the stock on hand and the imported quantity, by quantity. */
  costPrice: Change,
  sellingPrice: Change,
  /** What it is counted in so far. */
  unit: Unit,
  /** What there is in all, and what comes. */
  quantity: z.object({ before: z.number(), added: z.number() }),
});
export type PreviewedChange = z.output<typeof PreviewedChange>;

export const ImportPreview = z.object({
  /** Rows the import would refuse. */
  failedRows: z.array(FailedRow),
  /** What the others come to at their purchase prices. */
  total: Usd,
  /** Parts that would be made. */
  created: z.int(),
  /** Parts that are there already, and of them those whose name or prices would change. */
  existing: z.int(),
  changed: z.int(),
  /** The first of those that are there, the changed ones before the others. */
  changes: z.array(PreviewedChange),
});
export type ImportPreview = z.output<typeof ImportPreview>;
