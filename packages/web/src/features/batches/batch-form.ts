import { batchTexts, NewBatch, Quantity, type Batch, type BatchChanges } from '@turoos/contract';
import { z } from 'zod';
import { orNull } from '@/lib/forms/start-empty';
import type { Option } from '@/ui/Combobox';

const fields = {
  batchNumber: NewBatch.shape.batchNumber,
  product: orNull(z.custom<Option>((option) => option !== null, batchTexts.product)),
  warehouse: z.string().min(1, batchTexts.warehouse),
  quantity: orNull<number>(NewBatch.shape.quantity),
  /** Empty for a batch without expiry. */
  expiryDate: z.string(),
};

export const NewBatchForm = z.object(fields);
/** A used-up batch may still be corrected, so a quantity of zero is valid. */
export const BatchForm = z.object({ ...fields, quantity: orNull<number>(Quantity) });

type Typed = z.input<typeof BatchForm>;
export type Valid = z.output<typeof BatchForm>;

const optionOf = ({ _id: value, name, partNumber }: Batch['product']): Option => ({
  value,
  label: name,
  hint: partNumber,
});
const warehouseIdOf = ({ warehouse: { _id: id } }: Batch): string => id;

export const startValues = (batch: Batch | null): Typed => ({
  batchNumber: batch?.batchNumber ?? '',
  product: batch && optionOf(batch.product),
  warehouse: batch ? warehouseIdOf(batch) : '',
  quantity: batch?.quantity ?? null,
  expiryDate: batch?.expiryDate ?? '',
});

export const asNewBatch = ({ product, expiryDate, ...valid }: Valid): NewBatch => ({
  ...valid,
  product: product.value,
  expiryDate: expiryDate || null,
});

/** Returns only the changed fields: a sale may have lowered the quantity meanwhile. */
export const asChanges = (
  valid: Valid,
  changed: Partial<Record<keyof Valid, unknown>>,
  { updatedAt }: Batch,
): BatchChanges => ({
  ...Object.fromEntries(
    Object.entries(asNewBatch(valid)).filter(([name]) => changed[name as keyof Valid] !== undefined),
  ),
  updatedAt,
});
