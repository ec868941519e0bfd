import { z } from 'zod';
import { isKeyOf } from '../kernel/keys-of';
import { RialsSum, Usd } from '../kernel/money';
import { idFilter, listQuery } from '../kernel/paging';
import { Id, optionalText } from '../kernel/text';
import { Day, Instant } from '../kernel/time';
import { Unit } from '../units/units.schema';
import { documentFields, documentPart, reference, requiredQuantity } from '../kernel/workflow-document';
import {
  disposalMethodNames,
  scrapConditionNames,
  scrapReasonAliases,
  scrapReasonNames,
  scrapStatusNames,
  type ScrapReason,
} from './scrap.status';

export const scrapTexts = {
  item: 'يجب اختيار المنتج',
  quantity: 'يجب إدخال كمية أكبر من صفر',
  warehouse: 'يجب اختيار المستودع',
  /** The specification words this error twice: as the hint under the field and as the response. */
  chooseReason: 'يجب اختيار سبب الإتلاف',
  reason: 'سبب الإتلاف مطلوب',
  estimatedValue: 'القيمة التقديرية لا يمكن أن تكون سالبة',
  notFound: 'تقرير الإتلاف غير موجود',
  byStepsOnly: 'لا تتغير حالة تقرير الإتلاف إلا بالاعتماد أو الرفض أو الإتمام',
} as const;

/** Goods to be written off: they leave the stock when the report is approved. */
export const ScrapReport = z.object({
  _id: Id,
  reportNumber: z.string(),
  ...documentPart,
  ...documentFields,
  quantity: z.number(),
  unit: Unit,
  reason: z.enum(scrapReasonNames),
  condition: z.enum(scrapConditionNames).nullable(),
  disposalMethod: z.enum(disposalMethodNames),
  estimatedValue: Usd,
  /** Rials per dollar on the day it was entered. */
  usd_to_yer: z.number().nullable(),
  status: z.enum(scrapStatusNames),
  completedAt: Instant.nullable(),
});
export type ScrapReport = z.output<typeof ScrapReport>;

export const NewScrapReport = z.strictObject({
  item: reference(scrapTexts.item),
  quantity: requiredQuantity(scrapTexts.quantity),
  reason: z.enum(scrapReasonNames, scrapTexts.reason),
  warehouse: reference(scrapTexts.warehouse),
  condition: z.enum(scrapConditionNames).nullish(),
  disposalMethod: z.enum(disposalMethodNames).optional(),
  estimatedValue: Usd.refine((cents) => cents >= 0, scrapTexts.estimatedValue).optional(),
  notes: optionalText(),
});
export type NewScrapReport = z.output<typeof NewScrapReport>;

/** Omitted fields stay unchanged; `status: 'completed'` records that the goods were disposed of. */
export const ScrapChanges = NewScrapReport.partial().extend({
  status: z.enum(scrapStatusNames).optional(),
  version: z.int().optional(),
});
export type ScrapChanges = z.output<typeof ScrapChanges>;

const ReasonFilter = z
  .enum([...scrapReasonNames, 'damage', 'expiry'])
  .transform((name): ScrapReason => (isKeyOf(scrapReasonAliases, name) ? scrapReasonAliases[name] : name));

export const ScrapQuery = listQuery(['createdAt'], '-createdAt', {
  status: z.enum(scrapStatusNames).optional(),
  reason: ReasonFilter.optional(),
  warehouse: idFilter,
  item: idFilter,
  startDate: Day.optional(),
  endDate: Day.optional(),
  format: z.enum(['json', 'csv']).optional(),
});
export type ScrapQuery = z.output<typeof ScrapQuery>;

export const ScrapSummary = z.object({
  totalScraps: z.int(),
  /** The quantity written off by approved reports, and its estimated value. */
  totalQuantity: z.number(),
  totalValue: Usd,
  /** totalValue in rials. */
  rials: RialsSum,
  pendingCount: z.int(),
  approvedCount: z.int(),
  rejectedCount: z.int(),
  completedCount: z.int(),
});
export type ScrapSummary = z.output<typeof ScrapSummary>;
