import { defineApi } from '../kernel/endpoint';
import { pickedFile } from '../kernel/picked';
import { fixedMessage, csvOrJson, page, single, statistics } from '../kernel/reply';
import { byId } from '../kernel/text';
import { documentReadOnly, StepNotes, StepReason } from '../kernel/workflow-document';
import {
  Adjustment,
  AdjustmentChanges,
  AdjustmentsQuery,
  AdjustmentSummary,
  NewAdjustment,
} from './adjustments.schema';

/** A count says how many of its adjustments wait. */
const touches = ['adjustments', 'counts'] as const;
const aliases = { product: 'item', productId: 'item', warehouseId: 'warehouse' } as const;
const ignored = [
  ...documentReadOnly,
  'adjustmentNumber',
  'status',
  'change',
  'offlineSale',
  'value',
  'there',
  'expected',
  'adjustedBy',
] as const;

export const adjustmentsApi = defineApi({
  list: {
    method: 'GET',
    path: '/stock-adjustments',
    access: 'stockAdjustments:read',
    summary: 'التسويات المخزنية، أو ملف CSV مع format=csv',
    query: AdjustmentsQuery,
    reply: csvOrJson(page(Adjustment)),
  },
  exportPicked: pickedFile('/stock-adjustments', 'stockAdjustments:read', 'تصدير تسويات محددة ملف CSV'),
  statistics: {
    method: 'GET',
    path: '/stock-adjustments/statistics',
    access: 'stockAdjustments:read',
    summary: 'أعداد التسويات المخزنية وقيمتها',
    reply: statistics(AdjustmentSummary),
  },
  read: {
    method: 'GET',
    path: '/stock-adjustments/:id',
    access: 'stockAdjustments:read',
    summary: 'تسوية مخزنية وخطواتها',
    params: byId,
    reply: single(Adjustment),
  },
  create: {
    method: 'POST',
    path: '/stock-adjustments',
    access: 'stockAdjustments:create',
    summary: 'تسجيل تسوية بانتظار الاعتماد',
    body: NewAdjustment,
    ignored: [...ignored, 'version'],
    aliases,
    reply: single(Adjustment),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/stock-adjustments/:id',
    access: 'stockAdjustments:update',
    summary: 'تعديل تسوية لم تُعتمد بعد',
    params: byId,
    body: AdjustmentChanges,
    ignored,
    aliases,
    reply: single(Adjustment),
    idempotent: true,
    touches,
  },
  approve: {
    method: 'POST',
    path: '/stock-adjustments/:id/approve',
    access: 'stockAdjustments:approve',
    summary: 'اعتماد تسوية وتنفيذها على المخزون',
    params: byId,
    body: StepNotes,
    reply: single(Adjustment),
    idempotent: true,
    touches: [...touches, 'inventory', 'products', 'asked-parts', 'batches', 'accounting'],
  },
  reject: {
    method: 'POST',
    path: '/stock-adjustments/:id/reject',
    access: 'stockAdjustments:approve',
    summary: 'رفض تسوية دون تغيير المخزون',
    params: byId,
    body: StepReason,
    reply: single(Adjustment),
    idempotent: true,
    touches,
  },
  remove: {
    method: 'DELETE',
    path: '/stock-adjustments/:id',
    access: 'stockAdjustments:delete',
    summary: 'حذف تسوية لم تُعتمد بعد',
    params: byId,
    reply: fixedMessage('تم حذف التسوية'),
    touches,
  },
});
