import {
  isBackwards,
  periodText,
  Recipients,
  reportDefaults,
  reportFormatNames,
  reportTexts,
  reportTypeNames,
  scheduleFrequencyNames,
  splitRecipients,
  type InventoryReport,
  type NewInventoryReport,
  type ReportTemplate,
  ScheduleTime,
} from '@turoos/contract';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { orBlank } from '@/lib/forms/start-empty';

const day = z.string();

/** E-mail addresses separated by commas: 'a@x.ye, b@x.ye'. */
export const RecipientsText = z.string().superRefine((text, context) => {
  const read = Recipients.safeParse(text);
  if (!read.success) context.addIssue({ code: 'custom', message: read.error.issues[0]?.message });
});

export const ReportForm = z
  .object({
    name: z.string().trim().min(1, reportTexts.name).max(200),
    title: z.string().trim().max(200),
    type: orBlank(z.enum(reportTypeNames, reportTexts.type)),
    /** 'all', or a warehouse's id. */
    warehouse: z.string().min(1, reportTexts.warehouse),
    description: z.string().trim().max(5000),
    format: z.enum(reportFormatNames),
    includeCharts: z.boolean(),
    includeTables: z.boolean(),
    includeSummary: z.boolean(),
    category: z.string(),
    minQuantity: z.number().nullable(),
    maxQuantity: z.number().nullable(),
    includeZeroStock: z.boolean(),
    includeExpired: z.boolean(),
    startDate: day,
    endDate: day,
    scheduleEnabled: z.boolean(),
    scheduleFrequency: z.enum(scheduleFrequencyNames),
    scheduleTime: ScheduleTime,
    recipients: RecipientsText,
  })
  .superRefine((typed, context) => {
    const wrong = (path: keyof typeof typed, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const { minQuantity, maxQuantity } = typed;
    if (minQuantity !== null && maxQuantity !== null && minQuantity > maxQuantity)
      wrong('maxQuantity', reportTexts.quantities);
    // the only type that shows the days
    if (typed.type === 'movement_report' && isBackwards(typed)) wrong('endDate', periodText);
    if (typed.scheduleEnabled && splitRecipients(typed.recipients).length === 0)
      wrong('recipients', reportTexts.recipients);
  });
export type Typed = z.input<typeof ReportForm>;
export type Valid = z.output<typeof ReportForm>;
export type ReportFormState = UseFormReturn<Typed, unknown, Valid>;

const idOf = (named: { _id: string } | null) => named?._id;

export const recipientsText = ({ emailRecipients }: Pick<InventoryReport, 'emailRecipients'>) =>
  emailRecipients.map(({ email }) => email).join(', ');

export const startValues = (report: InventoryReport | null): Typed => ({
  name: report?.name ?? '',
  title: report?.title ?? '',
  type: report?.type ?? '',
  warehouse: report ? (idOf(report.warehouse) ?? 'all') : '',
  description: report?.description ?? '',
  format: report?.format ?? reportDefaults.format,
  includeCharts: report?.includeCharts ?? true,
  includeTables: report?.includeTables ?? true,
  includeSummary: report?.includeSummary ?? true,
  category: (report && idOf(report.filters.category)) ?? '',
  minQuantity: report?.filters.minQuantity ?? null,
  maxQuantity: report?.filters.maxQuantity ?? null,
  includeZeroStock: report?.filters.includeZeroStock ?? false,
  includeExpired: report?.filters.includeExpired ?? true,
  startDate: report?.filters.startDate ?? '',
  endDate: report?.filters.endDate ?? '',
  scheduleEnabled: report?.scheduleEnabled ?? false,
  scheduleFrequency: report?.scheduleFrequency ?? reportDefaults.scheduleFrequency,
  scheduleTime: report?.scheduleTime ?? reportDefaults.scheduleTime,
  recipients: report ? recipientsText(report) : '',
});

/** Fills in the template's values; typed values stay. */
export const fromTemplate = (template: ReportTemplate, typed: Typed): Typed => ({
  ...typed,
  name: typed.name.trim() || template.name,
  type: template.type,
  description: typed.description.trim() || template.description,
  format: template.format,
  includeCharts: template.includeCharts,
  includeTables: template.includeTables,
  includeSummary: template.includeSummary,
  ...template.filters,
});

export const asNewReport = ({
  warehouse,
  category,
  minQuantity,
  maxQuantity,
  includeZeroStock,
  includeExpired,
  startDate,
  endDate,
  recipients,
  ...valid
}: Valid): NewInventoryReport => ({
  ...valid,
  warehouse: warehouse === 'all' ? null : warehouse,
  filters: {
    category: category || null,
    minQuantity,
    maxQuantity,
    includeZeroStock,
    includeExpired,
    startDate: startDate || null,
    endDate: endDate || null,
  },
  emailRecipients: splitRecipients(recipients),
});
