import { z } from 'zod';
import { Usd } from '../kernel/money';
import { Id, idOr, line } from '../kernel/text';
import { SourceVehicleInput } from '../purchases/purchases.schema';
import type { ImportItem } from './check-rows';
import { alwaysFields, importFields, requiredFields, type AlwaysField } from './import-columns';
import { importTexts } from './imports.texts';
import { Unit } from '../units/units.schema';

/** The maximum number of rows in a sheet. */
const mostItems = 50_000;

/** Validated by checkItems, which reports the problems of each row instead of rejecting the whole request. */
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

/** Fields, separated by commas, that only new parts take from the list: their value is one for all rows. */
const ForNewParts = z.codec(z.string().max(100), z.array(z.enum(alwaysFields)), {
  decode: (text) => text.split(',').filter(Boolean) as AlwaysField[],
  encode: (fields) => fields.join(','),
});

/** What is sent beside a file of parts. */
export const ImportedFileFields = z.strictObject({ forNewParts: ForNewParts.optional() });

export const ImportInput = z.strictObject({
  invoiceNo: line(importTexts.invoice, 100),
  supplierId: idOr(importTexts.places),
  warehouseId: idOr(importTexts.places),
  sourceVehicle: SourceVehicleInput.nullish(),
  forNewParts: ForNewParts.optional(),
  items,
});
export type ImportInput = z.output<typeof ImportInput>;

export const FailedRow = z.object({
  /** The row number in the file; the header is row 1. */
  row: z.int(),
  partNumber: z.string(),
  errors: z.array(z.string()),
});
export type FailedRow = z.output<typeof FailedRow>;

export const ImportResult = z.object({
  importedCount: z.int(),
  failedRows: z.array(FailedRow),
  /** Null when parts were imported without a purchase. */
  purchaseId: Id.nullable(),
  purchaseNumber: z.string().nullable(),
});
export type ImportResult = z.output<typeof ImportResult>;

export const PreviewInput = z.strictObject({ items });

const Change = z.object({ before: Usd, after: Usd });
/** What an import would change about an existing part. */
export const PreviewedChange = z.object({
  row: z.int(),
  _id: Id,
  partNumber: z.string(),
  name: z.object({ before: z.string(), after: z.string() }),
  purchasePrice: Change,
  /** Cost of the part after the import: the average of the stock on hand and the imported quantity, by quantity. */
  costPrice: Change,
  sellingPrice: Change,
  /** The part's current unit. */
  unit: Unit,
  /** The total stock before the import, and the imported quantity. */
  quantity: z.object({ before: z.number(), added: z.number() }),
});
export type PreviewedChange = z.output<typeof PreviewedChange>;

export const ImportPreview = z.object({
  /** Rows the import would reject. */
  failedRows: z.array(FailedRow),
  /** The sum of the accepted rows at their purchase prices. */
  total: Usd,
  /** Number of parts that would be created. */
  created: z.int(),
  /** Number of those without a selling price. */
  unpriced: z.int(),
  /** Number of existing parts, and of those whose name or prices would change. */
  existing: z.int(),
  changed: z.int(),
  /** The first existing parts, changed ones first. */
  changes: z.array(PreviewedChange),
});
export type ImportPreview = z.output<typeof ImportPreview>;
