import { z } from 'zod';
import { DocumentStep } from '../kernel/document-step';
import { Cost, CostRials } from '../kernel/money';
import { Named } from '../kernel/named';
import { flag, idFilter, listQuery } from '../kernel/paging';
import { Id, optionalLine, optionalText } from '../kernel/text';
import { adenDay, Day, Instant } from '../kernel/time';
import { reference } from '../kernel/workflow-document';
import { CountItem, CountLine } from './count-items.schema';
import { countStatusNames, countTypeNames } from './counts.status';

export const countTexts = {
  warehouse: 'يجب اختيار المستودع',
  category: 'الفئة غير موجودة',
  notFound: 'عملية الجرد غير موجودة',
  hidden: 'الجرد أعمى: كميات النظام والفروق مخفية حتى ينتهي',
  lines: 'أقصى عدد أصناف في الطلب الواحد 2000',
} as const;

/** Values and accuracy cover counted lines only. */
export const CountSummary = z.object({
  totalItems: z.int(),
  countedItems: z.int(),
  pendingItems: z.int(),
  /** Lines whose counted quantity differs from the stock on record. */
  differenceItems: z.int(),
  /** Percentage of counted lines without a difference; 100 when none is counted. */
  accuracyPercentage: z.number(),
  totalExpectedValue: Cost,
  totalActualValue: Cost,
  totalVarianceValue: Cost,
});
export type CountSummary = z.output<typeof CountSummary>;

/** A stocktake of a warehouse: each part is counted and compared with the stock on record. */
export const Count = z.object({
  _id: Id,
  countNumber: z.string(),
  warehouse: Named,
  warehouseName: z.string(),
  countType: z.enum(countTypeNames),
  /** The scope of a partial count. */
  category: Named.nullable(),
  location: z.string(),
  /** Counters do not see the stock on record. */
  isBlind: z.boolean(),
  /**
   * The stock on record is currently hidden from the requesting user: system quantities are null, and figures
   * derived from them have their initial values.
   */
  systemHidden: z.boolean(),
  countedByName: z.string(),
  status: z.enum(countStatusNames),
  startDate: Instant,
  scheduledDate: Day.nullable(),
  completedAt: Instant.nullable(),
  notes: z.string(),
  summary: CountSummary,
  /** Rials per dollar on the day it was entered. */
  usd_to_yer: z.number().nullable(),
  /**
   * All lines of a small count, or the saved lines in the answer to a save; other lines are read by pages.
   */
  items: z.array(CountItem),
  /** The adjustments created from its differences. */
  adjustments: z.object({ total: z.int(), pending: z.int() }),
  createdBy: Named.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
  /** The workflow steps taken, oldest first. */
  steps: z.array(DocumentStep),
});
export type Count = z.output<typeof Count>;

/** A day, a moment whose day is used, or an empty value. */
const ScheduledDay = z.codec(
  z.union([Day, z.iso.datetime({ offset: true }), z.literal('')], 'التاريخ غير صحيح').nullable(),
  z.string().nullable(),
  {
    decode: (given) => (given && given.length > 10 ? adenDay(new Date(given)) : given || null),
    encode: (day) => day,
  },
);

const lines = z.array(CountLine).max(2000, countTexts.lines);

export const NewCount = z.strictObject({
  warehouse: reference(countTexts.warehouse),
  countType: z.enum(countTypeNames).optional(),
  category: reference(countTexts.category).nullable().optional(),
  location: optionalLine(),
  isBlind: z.boolean().optional(),
  countedByName: optionalLine(),
  scheduledDate: ScheduledDay.optional(),
  notes: optionalText(),
  /** The parts of a partial count; without them the server adds the parts in stock in its scope. */
  items: lines.optional(),
});
export type NewCount = z.output<typeof NewCount>;

/** Only the sent lines are saved. A status ends the count. */
export const CountChanges = z.strictObject({
  countedByName: optionalLine(),
  scheduledDate: ScheduledDay.optional(),
  notes: optionalText(),
  items: lines.optional(),
  status: z.enum(countStatusNames).optional(),
  version: z.int().optional(),
});
export type CountChanges = z.output<typeof CountChanges>;

export const CountsQuery = listQuery(['createdAt'], '-createdAt', {
  limit: z.coerce.number('يجب إدخال رقم صحيح').int().min(1).max(1000).default(200),
  warehouse: idFilter,
  status: z.enum(countStatusNames).optional(),
  /** false omits the lines of small counts. */
  items: flag.default(true),
});
export type CountsQuery = z.output<typeof CountsQuery>;

export const CountStatistics = z.object({
  totalCounts: z.int(),
  inProgressCount: z.int(),
  completedCount: z.int(),
  cancelledCount: z.int(),
  /** Over all lines counted in completed counts. */
  accuracyPercentage: z.number(),
  totalVarianceValue: Cost,
  /** totalVarianceValue in rials. */
  rials: CostRials,
});
export type CountStatistics = z.output<typeof CountStatistics>;
