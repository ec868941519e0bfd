import { z } from 'zod';
import { Cost, CostRials, Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import { idFilter, listQuery } from '../kernel/paging';
import { Id, optionalLine, optionalText } from '../kernel/text';
import { Day } from '../kernel/time';
import { Unit } from '../units/units.schema';
import { documentFields, documentPart, reference, requiredQuantity } from '../kernel/workflow-document';
import {
  adjustmentReasonNames,
  adjustmentStatusNames,
  adjustmentTypeNames,
  enteredReasonNames,
} from './adjustments.status';

export const adjustmentTexts = {
  item: 'المنتج مطلوب',
  type: 'نوع التسوية مطلوب',
  reason: 'سبب التسوية مطلوب',
  warehouse: 'المستودع مطلوب',
  quantity: 'الكمية مطلوبة ويجب أن تكون أكبر من صفر',
  costPrice: 'سعر التكلفة لا يمكن أن يكون سالباً',
  notFound: 'التسوية غير موجودة',
} as const;

/** A change to the stock of one part in one warehouse, applied when it is approved. */
export const Adjustment = z.object({
  _id: Id,
  adjustmentNumber: z.string(),
  ...documentPart,
  ...documentFields,
  type: z.enum(adjustmentTypeNames),
  /** The quantity to add or subtract; for a correction, the quantity in stock afterwards. */
  quantity: z.number(),
  unit: Unit,
  reason: z.enum(adjustmentReasonNames),
  referenceNumber: z.string(),
  /** The sale made without the server whose missing pieces it brought in. */
  offlineSale: Id.nullable(),
  costPrice: Cost,
  status: z.enum(adjustmentStatusNames),
  /** The change in stock when it was approved, and its value. */
  change: z.number().nullable(),
  value: Cost.nullable(),
  /** What lies in the warehouse now, and what approving it now would change; null once it is decided. */
  there: z.number(),
  expected: z.number().nullable(),
  /** Rials per dollar on the day it was entered. */
  usd_to_yer: z.number().nullable(),
  adjustedBy: Named.nullable(),
});
export type Adjustment = z.output<typeof Adjustment>;

export const NewAdjustment = z.strictObject({
  item: reference(adjustmentTexts.item),
  type: z.enum(adjustmentTypeNames, adjustmentTexts.type),
  quantity: requiredQuantity(adjustmentTexts.quantity),
  reason: z.enum(enteredReasonNames, adjustmentTexts.reason),
  warehouse: reference(adjustmentTexts.warehouse),
  /** Cost of each added piece; defaults to the part's average cost. */
  costPrice: Usd.refine((cents) => cents >= 0, adjustmentTexts.costPrice).optional(),
  referenceNumber: optionalLine(100),
  notes: optionalText(),
});
export type NewAdjustment = z.output<typeof NewAdjustment>;

/** Omitted fields stay unchanged. With a version, an edit based on a stale copy is rejected. */
export const AdjustmentChanges = NewAdjustment.partial().extend({ version: z.int().optional() });
export type AdjustmentChanges = z.output<typeof AdjustmentChanges>;

export const AdjustmentsQuery = listQuery(['createdAt'], '-createdAt', {
  status: z.enum(adjustmentStatusNames).optional(),
  type: z.enum(adjustmentTypeNames).optional(),
  reason: z.enum(adjustmentReasonNames).optional(),
  warehouse: idFilter,
  item: idFilter,
  startDate: Day.optional(),
  endDate: Day.optional(),
  format: z.enum(['json', 'csv']).optional(),
});
export type AdjustmentsQuery = z.output<typeof AdjustmentsQuery>;

export const AdjustmentSummary = z.object({
  totalAdjustments: z.int(),
  /**
   * Sum of the quantities that approved adjustments added or subtracted, and their value; both directions
   * count as positive.
   */
  totalQuantity: z.number(),
  totalValue: Cost,
  /** totalValue in rials. */
  rials: CostRials,
  pendingCount: z.int(),
  approvedCount: z.int(),
  rejectedCount: z.int(),
  completedCount: z.int(),
});
export type AdjustmentSummary = z.output<typeof AdjustmentSummary>;
