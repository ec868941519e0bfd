import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { listQuery } from '../kernel/paging';
import { fixedMessage, list, csvOrJson, page, single, statistics, streamed } from '../kernel/reply';
import { byId, Id } from '../kernel/text';
import { reportFormatNames } from './inventory-reports.status';
import {
  GenerateReport,
  InventoryReport,
  InventoryReportChanges,
  NewInventoryReport,
  ReportQuery,
  ReportStatistics,
  ReportTemplate,
  ScheduleReport,
  ShareReport,
} from './inventory-reports.schema';
import { ReportDelivery, ReportResult, ResultQuery } from './report-result.schema';

const touches = ['inventory-reports'] as const;
const aliases = {
  recipients: 'emailRecipients',
  warehouseId: 'warehouse',
  frequency: 'scheduleFrequency',
  time: 'scheduleTime',
} as const;
/** Read-only fields of a report that clients send back. */
const ignored = [
  '_id',
  'id',
  'status',
  'cardStatus',
  'progress',
  'error',
  'isShared',
  'rowCount',
  'schedule',
  'generatedAt',
  'lastGenerated',
  'scheduledAt',
  'createdBy',
  'createdAt',
  'updatedAt',
] as const;

const FormatChoice = z.union([
  z.enum(reportFormatNames),
  z.literal('xlsx').transform(() => 'excel' as const),
]);

export const inventoryReportsApi = defineApi({
  list: {
    method: 'GET',
    path: '/inventory-reports',
    access: 'inventoryReports:read',
    summary: 'تقارير المخزون، أو ملف CSV مع format=csv',
    query: ReportQuery,
    reply: csvOrJson(page(InventoryReport)),
  },
  statistics: {
    method: 'GET',
    path: '/inventory-reports/statistics',
    access: 'inventoryReports:read',
    summary: 'أعداد تقارير المخزون حسب حالاتها',
    reply: statistics(ReportStatistics),
  },
  templates: {
    method: 'GET',
    path: '/inventory-reports/templates',
    access: 'inventoryReports:read',
    summary: 'قوالب التقارير، قالب لكل نوع',
    reply: list(ReportTemplate),
  },
  read: {
    method: 'GET',
    path: '/inventory-reports/:id',
    access: 'inventoryReports:read',
    summary: 'تقرير مخزون',
    params: byId,
    reply: single(InventoryReport),
  },
  result: {
    method: 'GET',
    path: '/inventory-reports/:id/result',
    access: 'inventoryReports:read',
    summary: 'ما قاله التقرير عند إنشائه: ملخصه وصفحة من صفوفه',
    params: byId,
    query: ResultQuery,
    reply: single(ReportResult),
  },
  create: {
    method: 'POST',
    path: '/inventory-reports',
    access: 'inventoryReports:create',
    summary: 'تعريف تقرير مخزون جديد',
    body: NewInventoryReport,
    aliases,
    ignored: [...ignored, 'version', 'isArchived'],
    reply: single(InventoryReport),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/inventory-reports/:id',
    access: 'inventoryReports:update',
    summary: 'تعديل تقرير مخزون؛ يعود بعده مسودة',
    params: byId,
    body: InventoryReportChanges,
    aliases,
    ignored,
    reply: single(InventoryReport),
    touches,
  },
  remove: {
    method: 'DELETE',
    path: '/inventory-reports/:id',
    access: 'inventoryReports:delete',
    summary: 'حذف تقرير مخزون ونتائجه',
    params: byId,
    reply: fixedMessage('تم حذف تقرير المخزون'),
    touches,
  },
  generate: {
    method: 'POST',
    path: '/inventory-reports/generate',
    access: 'inventoryReports:create',
    summary:
      'إنشاء محتوى تقرير مسودة (reportId)، أو تعريف تقرير وإنشاؤه معاً؛ again=true لإعادة إنشاء تقرير سبق إنشاؤه',
    body: GenerateReport,
    aliases: { ...aliases, id: 'reportId', _id: 'reportId' },
    flatten: ['definition'],
    ignored: ignored.filter((name) => name !== 'id' && name !== '_id'),
    reply: single(InventoryReport),
    idempotent: true,
    touches,
  },
  schedule: {
    method: 'POST',
    path: '/inventory-reports/schedule',
    access: 'inventoryReports:update',
    summary: 'جدولة تقرير ليُنشأ ويُرسل بالبريد، أو إيقاف جدولته مع enabled=false',
    body: ScheduleReport,
    aliases: {
      emailRecipients: 'recipients',
      scheduleFrequency: 'frequency',
      scheduleTime: 'time',
      scheduleEnabled: 'enabled',
    },
    reply: single(InventoryReport),
    idempotent: true,
    touches,
  },
  export: {
    method: 'GET',
    path: '/inventory-reports/:id/export',
    access: 'inventoryReports:export',
    summary: 'نتيجة التقرير ملفاً: pdf أو excel أو csv أو html',
    params: byId,
    query: z.object({ format: FormatChoice.optional() }),
    reply: streamed(),
  },
  share: {
    method: 'POST',
    path: '/inventory-reports/:id/share',
    access: 'inventoryReports:share',
    summary: 'إرسال التقرير بالبريد إلى مستلمين',
    params: byId,
    body: ShareReport,
    aliases: { emailRecipients: 'recipients' },
    reply: single(InventoryReport),
    idempotent: true,
    touches,
  },
  deliveries: {
    method: 'GET',
    path: '/inventory-reports/:id/deliveries',
    access: 'inventoryReports:read',
    summary: 'الرسائل التي أُرسل بها التقرير وما صار إليه كل منها',
    params: byId,
    query: listQuery(['createdAt'], '-createdAt', {}),
    reply: page(ReportDelivery),
  },
  retryDelivery: {
    method: 'POST',
    path: '/inventory-reports/:id/deliveries/:deliveryId/retry',
    access: 'inventoryReports:share',
    summary: 'إعادة إرسال رسالة لم تصل',
    params: z.object({ id: Id, deliveryId: Id }),
    reply: fixedMessage('أُعيدت الرسالة إلى قائمة الإرسال'),
    touches,
  },
});
