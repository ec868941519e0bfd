import { z } from 'zod';
import { isKeyOf } from '../kernel/keys-of';
import { Named } from '../kernel/named';
import { listQuery, idFilter } from '../kernel/paging';
import { isBackwards, periodText } from '../kernel/period';
import { Quantity } from '../kernel/quantity';
import { requiredUnless } from '../kernel/required-unless';
import { Id, idOr, line, optionalLine, optionalText } from '../kernel/text';
import { Day, Instant } from '../kernel/time';
import { Recipients } from './recipients';
import {
  reportCardStatusNames,
  reportFormatNames,
  reportStatusNames,
  reportTypeAliases,
  reportTypeAliasNames,
  reportTypeNames,
  scheduleFrequencyNames,
  type ReportType,
  type ReportTypeAlias,
} from './inventory-reports.status';

export const reportTexts = {
  name: 'اسم التقرير مطلوب',
  type: 'نوع التقرير مطلوب',
  warehouse: 'يجب اختيار المستودع أو كل المستودعات',
  recipients: 'يجب إدخال بريد مستلم واحد على الأقل عند تفعيل الجدولة',
  shareWith: 'يجب إدخال بريد مستلم واحد على الأقل',
  time: 'يجب إدخال الوقت بالساعات والدقائق مثل 09:00',
  quantities: 'بداية الكمية أكبر من نهايتها',
  notFound: 'تقرير المخزون غير موجود',
  noResult: 'لم يُنشأ هذا التقرير بعد',
  categoryMissing: 'الفئة غير موجودة',
  deliveryMissing: 'الرسالة غير موجودة',
  notRetryable: 'لا تُعاد إلا رسالة لم تصل',
} as const;

const idOf = ({ _id: id }: { _id: string }) => id;

/** Accepts a report type by its name in the service or on the cards. */
const canonicalType = (name: ReportType | ReportTypeAlias): ReportType =>
  isKeyOf(reportTypeAliases, name) ? reportTypeAliases[name] : name;
const TypeNames = z.enum([...reportTypeNames, ...reportTypeAliasNames], reportTexts.type);
const TypeField = z.codec(TypeNames, z.enum(reportTypeNames), {
  decode: canonicalType,
  encode: (type) => type,
});

/** Required: one warehouse by its id or as it was read, or all of them as 'all' or null. */
const WarehouseChoice = z.codec(
  z.union(
    [idOr(reportTexts.warehouse), z.literal('all'), z.null(), z.object({ _id: Id })],
    reportTexts.warehouse,
  ),
  Id.nullable(),
  {
    decode: (given) =>
      given === null || given === 'all' ? null : typeof given === 'string' ? given : idOf(given),
    encode: (id) => id,
  },
);

const CategoryChoice = z.codec(
  z.union(
    [idOr(reportTexts.categoryMissing), z.enum(['', 'all']), z.null(), z.object({ _id: Id })],
    reportTexts.categoryMissing,
  ),
  Id.nullable(),
  {
    decode: (given) =>
      given === null || given === '' || given === 'all'
        ? null
        : typeof given === 'string'
          ? given
          : idOf(given),
    encode: (id) => id,
  },
);

/** The filters of a report. By default parts without stock are excluded and expired stock is included. */
export const ReportFilters = z
  .strictObject({
    category: CategoryChoice.optional(),
    minQuantity: Quantity.nullish(),
    maxQuantity: Quantity.nullish(),
    includeZeroStock: z.boolean().optional(),
    includeExpired: z.boolean().optional(),
    /** The period of a movement report; defaults to the last thirty days. */
    startDate: Day.nullish(),
    endDate: Day.nullish(),
  })
  .superRefine(({ minQuantity, maxQuantity, ...period }, context) => {
    if (minQuantity != null && maxQuantity != null && minQuantity > maxQuantity)
      context.addIssue({ code: 'custom', path: ['maxQuantity'], message: reportTexts.quantities });
    if (isBackwards(period)) context.addIssue({ code: 'custom', path: ['endDate'], message: periodText });
  });
export type ReportFilters = z.output<typeof ReportFilters>;

export const ScheduleTime = z.string(reportTexts.time).regex(/^([01]\d|2[0-3]):[0-5]\d$/, reportTexts.time);

export const InventoryReport = z.object({
  _id: Id,
  name: z.string(),
  title: z.string(),
  type: z.enum(reportTypeNames),
  /** Null means all warehouses. */
  warehouse: Named.nullable(),
  description: z.string(),
  format: z.enum(reportFormatNames),
  includeCharts: z.boolean(),
  includeTables: z.boolean(),
  includeSummary: z.boolean(),
  filters: z.object({
    category: Named.nullable(),
    minQuantity: z.number().nullable(),
    maxQuantity: z.number().nullable(),
    includeZeroStock: z.boolean(),
    includeExpired: z.boolean(),
    startDate: Day.nullable(),
    endDate: Day.nullable(),
  }),
  scheduleEnabled: z.boolean(),
  scheduleFrequency: z.enum(scheduleFrequencyNames),
  scheduleTime: z.string(),
  emailRecipients: z.array(z.object({ email: z.string() })),
  schedule: z
    .object({ frequency: z.enum(scheduleFrequencyNames), time: z.string(), nextRun: Instant.nullable() })
    .nullable(),
  status: z.enum(reportStatusNames),
  cardStatus: z.enum(reportCardStatusNames),
  /** Percentage, while the report is being generated. */
  progress: z.int(),
  /** The reason, when generation failed. */
  error: z.string(),
  isShared: z.boolean(),
  isArchived: z.boolean(),
  /** Of the latest result; null before the first. */
  rowCount: z.int().nullable(),
  generatedAt: Instant.nullable(),
  lastGenerated: Instant.nullable(),
  scheduledAt: Instant.nullable(),
  createdBy: Named.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
});
export type InventoryReport = z.output<typeof InventoryReport>;

const definition = z.strictObject({
  name: line(reportTexts.name),
  title: optionalLine(),
  type: TypeField,
  warehouse: WarehouseChoice,
  description: optionalText(),
  format: z.enum(reportFormatNames).optional(),
  includeCharts: z.boolean().optional(),
  includeTables: z.boolean().optional(),
  includeSummary: z.boolean().optional(),
  filters: ReportFilters.optional(),
  scheduleEnabled: z.boolean().optional(),
  scheduleFrequency: z.enum(scheduleFrequencyNames).optional(),
  scheduleTime: ScheduleTime.optional(),
  emailRecipients: Recipients.optional(),
});

type Scheduling = { scheduleEnabled?: boolean | undefined; emailRecipients?: string[] | undefined };
const asksRecipients = (
  { scheduleEnabled, emailRecipients }: Scheduling,
  context: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
) => {
  if (scheduleEnabled && !emailRecipients?.length)
    context.addIssue({ code: 'custom', path: ['emailRecipients'], message: reportTexts.recipients });
};

export const NewInventoryReport = definition.superRefine(asksRecipients);
export type NewInventoryReport = z.output<typeof NewInventoryReport>;

/** Omitted fields stay unchanged. */
export const InventoryReportChanges = definition
  .partial()
  .extend({ isArchived: z.boolean().optional(), version: z.int().optional() });
export type InventoryReportChanges = z.output<typeof InventoryReportChanges>;

/** Generates an existing report by its id, or creates and generates a new one in a single call. */
export const GenerateReport = definition
  .partial()
  .extend({
    reportId: Id.optional(),
    /** Allows generating a report that is completed, scheduled or failed. */
    again: z.boolean().optional(),
  })
  .superRefine((given, context) => {
    if (given.reportId) return;
    for (const field of ['name', 'type', 'warehouse'] as const)
      if (given[field] === undefined)
        context.addIssue({ code: 'custom', path: [field], message: reportTexts[field] });
    asksRecipients(given, context);
  })
  .meta(requiredUnless(['name', 'type', 'warehouse'], ['reportId']));
export type GenerateReport = z.output<typeof GenerateReport>;

export const ScheduleReport = z.strictObject({
  reportId: Id,
  /** false removes the report from the schedule. */
  enabled: z.boolean().optional(),
  frequency: z.enum(scheduleFrequencyNames).optional(),
  time: ScheduleTime.optional(),
  /** Defaults to the recipients of the report. */
  recipients: Recipients.optional(),
});
export type ScheduleReport = z.output<typeof ScheduleReport>;

export const ShareReport = z.strictObject({
  /** Defaults to the recipients of the report's schedule. */
  recipients: Recipients.optional(),
  message: optionalText(2000),
  format: z.enum(reportFormatNames).optional(),
});
export type ShareReport = z.output<typeof ShareReport>;

export const ReportQuery = listQuery(['createdAt'], '-createdAt', {
  type: TypeNames.transform(canonicalType).optional(),
  status: z.enum([...reportStatusNames, 'generated', 'shared', 'archived']).optional(),
  warehouse: idFilter,
  format: z.enum(['json', 'csv']).optional(),
});
export type ReportQuery = z.output<typeof ReportQuery>;

export const ReportStatistics = z.object({
  totalReports: z.int(),
  draftCount: z.int(),
  generatingCount: z.int(),
  completedCount: z.int(),
  failedCount: z.int(),
  scheduledCount: z.int(),
});
export type ReportStatistics = z.output<typeof ReportStatistics>;

/** A template for a new report of a type. */
export const ReportTemplate = z.object({
  _id: z.string(),
  name: z.string(),
  type: z.enum(reportTypeNames),
  description: z.string(),
  format: z.enum(reportFormatNames),
  includeCharts: z.boolean(),
  includeTables: z.boolean(),
  includeSummary: z.boolean(),
  filters: z.object({ includeZeroStock: z.boolean(), includeExpired: z.boolean() }),
});
export type ReportTemplate = z.output<typeof ReportTemplate>;
