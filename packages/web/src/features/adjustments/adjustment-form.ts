import {
  adjustmentChange,
  adjustmentTexts,
  NewAdjustment,
  piece,
  roundQuantity,
  shortText,
  type Adjustment,
  type AdjustmentType,
  type Unit,
} from '@turoos/contract';
import { z } from 'zod';
import { orBlank, orNull } from '@/lib/forms/start-empty';
import type { Option } from '@/ui/Combobox';

export const AdjustmentForm = z.object({
  part: orNull(z.custom<Option>((option) => option !== null, adjustmentTexts.item)),
  warehouse: z.string().min(1, adjustmentTexts.warehouse),
  type: orBlank(NewAdjustment.shape.type),
  quantity: orNull<number>(NewAdjustment.shape.quantity),
  reason: orBlank(NewAdjustment.shape.reason),
  costPrice: z.int().min(0, adjustmentTexts.costPrice).nullable(),
  referenceNumber: z.string().trim().max(100),
  notes: z.string().trim().max(5000),
});
export type Typed = z.input<typeof AdjustmentForm>;
export type Valid = z.output<typeof AdjustmentForm>;

const idOf = ({ _id: id }: { _id: string }) => id;

export const startValues = (adjustment: Adjustment | null): Typed => ({
  part: adjustment && {
    value: adjustment.item,
    label: adjustment.productName,
    hint: adjustment.partNumber,
  },
  warehouse: adjustment ? idOf(adjustment.warehouse) : '',
  type: adjustment?.type ?? '',
  quantity: adjustment?.quantity ?? null,
  // a shortage that the server booked is never pending, so never edited
  reason: adjustment && adjustment.reason !== 'offline_sale' ? adjustment.reason : '',
  costPrice: adjustment?.costPrice || null,
  referenceNumber: adjustment?.referenceNumber ?? '',
  notes: adjustment?.notes ?? '',
});

export const asNewAdjustment = ({ part, costPrice, ...valid }: Valid): NewAdjustment => ({
  ...valid,
  item: part.value,
  costPrice: costPrice ?? 0,
});

/** Returns the warehouse's stock after the approval, or the message that it is too low. */
export function stockAfter(
  type: AdjustmentType | '',
  quantity: number | null,
  there: number | undefined,
  unit: Unit = piece,
): { left: number } | { short: string } | undefined {
  if (type === '' || quantity === null || there === undefined) return undefined;
  const left = roundQuantity(there + adjustmentChange(type, quantity, there));
  return left < 0 ? { short: shortText(quantity, there, unit) } : { left };
}
