import { keysOf } from '../kernel/keys-of';
import type { Status } from '../kernel/status';

export const reportStatus = {
  draft: { label: 'مسودة', tone: 'neutral' },
  generating: { label: 'قيد الإنشاء', tone: 'info' },
  completed: { label: 'مكتمل', tone: 'success' },
  failed: { label: 'فشل', tone: 'danger' },
  scheduled: { label: 'مجدول', tone: 'warning' },
} as const satisfies Record<string, Status>;
export type ReportStatus = keyof typeof reportStatus;
export const reportStatusNames = keysOf(reportStatus);

/**
 * The statuses shown on cards; 'shared' and 'archived' are flags of the report and not statuses of their own.
 */
export const reportCardStatus = {
  draft: reportStatus.draft,
  generated: { label: 'تم إنشاؤه', tone: 'success' },
  scheduled: reportStatus.scheduled,
  shared: { label: 'تمت مشاركته', tone: 'info' },
  archived: { label: 'مؤرشف', tone: 'neutral' },
} as const satisfies Record<string, Status>;
export type ReportCardStatus = keyof typeof reportCardStatus;
export const reportCardStatusNames = keysOf(reportCardStatus);

export function cardStatusOf(report: {
  status: ReportStatus;
  isShared: boolean;
  isArchived: boolean;
}): ReportCardStatus {
  if (report.isArchived) return 'archived';
  if (report.isShared) return 'shared';
  if (report.status === 'completed') return 'generated';
  return report.status === 'scheduled' ? 'scheduled' : 'draft';
}

export const reportTypes = {
  inventory_summary: { label: 'ملخص المخزون', description: 'كل صنف وكميته ومستواه وقيمته' },
  low_stock: { label: 'المخزون المنخفض', description: 'الأصناف التي بلغت حدها الأدنى وما ينقصها' },
  out_of_stock: { label: 'الأصناف النافدة', description: 'الأصناف التي لم يبق منها شيء وآخر حركة لها' },
  expiry_report: { label: 'انتهاء الصلاحية', description: 'دفعات المخزون حسب تاريخ انتهائها' },
  movement_report: { label: 'حركة المخزون', description: 'ما دخل وما خرج في فترة، حركة بحركة' },
  value_report: { label: 'قيمة المخزون', description: 'قيمة كل صنف بالتكلفة وبالبيع والربح المتوقع' },
  warehouse_report: { label: 'تقرير المستودعات', description: 'محتوى كل مستودع وقيمته ونسبة امتلائه' },
  category_report: { label: 'تقرير الفئات', description: 'أصناف كل فئة وكمياتها وقيمتها' },
} as const;
export type ReportType = keyof typeof reportTypes;
export const reportTypeNames = keysOf(reportTypes);

/** Alternative names that cards use for five of the types. */
export const reportTypeAliases = {
  stock_level: 'inventory_summary',
  movement: 'movement_report',
  valuation: 'value_report',
  aging: 'expiry_report',
  forecast: 'low_stock',
} as const satisfies Record<string, ReportType>;
export type ReportTypeAlias = keyof typeof reportTypeAliases;
export const reportTypeAliasNames = keysOf(reportTypeAliases);

export const reportFormats = {
  pdf: { label: 'PDF', extension: 'pdf' },
  excel: { label: 'Excel', extension: 'xlsx' },
  csv: { label: 'CSV', extension: 'csv' },
  html: { label: 'صفحة HTML', extension: 'html' },
} as const;
export type ReportFormat = keyof typeof reportFormats;
export const reportFormatNames = keysOf(reportFormats);

export const scheduleFrequencies = { daily: 'يومياً', weekly: 'أسبوعياً', monthly: 'شهرياً' } as const;
export type ScheduleFrequency = keyof typeof scheduleFrequencies;
export const scheduleFrequencyNames = keysOf(scheduleFrequencies);

export const deliveryStatus = {
  queued: { label: 'بانتظار الإرسال', tone: 'info' },
  sent: { label: 'أُرسلت', tone: 'success' },
  failed: { label: 'فشل الإرسال', tone: 'danger' },
  undelivered: { label: 'لم تُسلَّم: البريد غير مهيأ', tone: 'warning' },
} as const satisfies Record<string, Status>;
export type DeliveryStatus = keyof typeof deliveryStatus;
export const deliveryStatusNames = keysOf(deliveryStatus);

/** The default values of a new report. */
export const reportDefaults = { format: 'pdf', scheduleFrequency: 'daily', scheduleTime: '09:00' } as const;
