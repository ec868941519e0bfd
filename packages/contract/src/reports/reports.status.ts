import type { Right } from '../access/can';
import { keysOf } from '../kernel/keys-of';
import type { Status } from '../kernel/status';
import type { PaymentStatus } from '../sales/sales.status';

/** The reports in the order of their tabs, each with the right to read it. */
export const reportTabs = {
  overview: { label: 'نظرة عامة', right: 'reports:read' },
  inventory: { label: 'حركة المخزون', right: 'reports:inventory' },
  sales: { label: 'المبيعات', right: 'reports:sales' },
  customers: { label: 'أرصدة العملاء', right: 'reports:customers' },
} as const satisfies Record<string, { label: string; right: Right }>;
export type ReportTab = keyof typeof reportTabs;
export const reportTabNames = keysOf(reportTabs);

/** Payment statuses as labelled in reports. */
export const reportPayments = {
  paid: { label: 'مدفوع', tone: 'success' },
  pending: { label: 'قيد الدفع', tone: 'warning' },
  credit: { label: 'آجل', tone: 'danger' },
} as const satisfies Record<string, Status>;
export type ReportPayment = keyof typeof reportPayments;

export const reportPaymentOf = (payment: PaymentStatus | 'pending'): ReportPayment =>
  payment === 'paid' ? 'paid' : payment === 'partial' || payment === 'pending' ? 'pending' : 'credit';

export const exportFormats = { csv: 'CSV', xlsx: 'XLSX', pdf: 'PDF' } as const;
export type ExportFormat = keyof typeof exportFormats;
export const exportFormatNames = keysOf(exportFormats);

export const reportsTexts = {
  loadFailed: 'فشل في تحميل بيانات التقارير',
  noData: 'لا توجد بيانات',
  noWarehouse: 'غير محدد',
} as const;
