import { defineApi } from '../kernel/endpoint';
import { pickedFile } from '../kernel/picked';
import { fixedMessage, flatPage, csvOrJson, single, statistics } from '../kernel/reply';
import { byId } from '../kernel/text';
import { documentReadOnly, StepNotes, StepReason } from '../kernel/workflow-document';
import { NewScrapReport, ScrapChanges, ScrapQuery, ScrapReport, ScrapSummary } from './scrap.schema';

const touches = ['scrap'] as const;
const aliases = { product: 'item', productId: 'item', warehouseId: 'warehouse' } as const;
const ignored = [...documentReadOnly, 'reportNumber', 'completedAt'] as const;

export const scrapApi = defineApi({
  list: {
    method: 'GET',
    path: '/scrap',
    access: 'scrap:read',
    summary: 'تقارير الإتلاف، أو ملف CSV مع format=csv',
    query: ScrapQuery,
    reply: csvOrJson(flatPage(ScrapReport)),
  },
  exportPicked: pickedFile('/scrap', 'scrap:read', 'تصدير تقارير إتلاف محددة ملف CSV'),
  statistics: {
    method: 'GET',
    path: '/scrap/statistics',
    access: 'scrap:read',
    summary: 'أعداد تقارير الإتلاف وقيمتها',
    reply: statistics(ScrapSummary),
  },
  read: {
    method: 'GET',
    path: '/scrap/:id',
    access: 'scrap:read',
    summary: 'تقرير إتلاف وخطواته',
    params: byId,
    reply: single(ScrapReport),
  },
  create: {
    method: 'POST',
    path: '/scrap',
    access: 'scrap:create',
    summary: 'تسجيل تقرير إتلاف بانتظار الاعتماد',
    body: NewScrapReport,
    ignored: [...ignored, 'status', 'version'],
    aliases,
    reply: single(ScrapReport),
    status: 201,
    idempotent: true,
    touches,
  },
  /** Editing and completing have separate rights, and a user may hold either without the other. */
  update: {
    method: 'PUT',
    path: '/scrap/:id',
    access: 'scrap:read',
    summary: 'تعديل تقرير إتلاف لم يُعتمد بعد، أو إتمامه بعد الاعتماد مع status=completed',
    params: byId,
    body: ScrapChanges,
    ignored,
    aliases,
    reply: single(ScrapReport),
    idempotent: true,
    touches,
  },
  approve: {
    method: 'POST',
    path: '/scrap/:id/approve',
    access: 'scrap:approve',
    summary: 'اعتماد تقرير إتلاف وإخراج القطع من المخزون',
    params: byId,
    body: StepNotes,
    reply: single(ScrapReport),
    idempotent: true,
    touches: ['scrap', 'inventory', 'products', 'batches', 'accounting'],
  },
  reject: {
    method: 'POST',
    path: '/scrap/:id/reject',
    access: 'scrap:approve',
    summary: 'رفض تقرير إتلاف دون تغيير المخزون',
    params: byId,
    body: StepReason,
    reply: single(ScrapReport),
    idempotent: true,
    touches,
  },
  remove: {
    method: 'DELETE',
    path: '/scrap/:id',
    access: 'scrap:delete',
    summary: 'حذف تقرير إتلاف لم يُعتمد بعد',
    params: byId,
    reply: fixedMessage('تم حذف تقرير الإتلاف'),
    touches,
  },
});
