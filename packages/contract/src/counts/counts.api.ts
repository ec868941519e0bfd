import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { bare, fixedMessage, csvOrJson, page, single, statistics } from '../kernel/reply';
import { byId } from '../kernel/text';
import { CountItem, CountItemsQuery } from './count-items.schema';
import { Count, CountChanges, CountsQuery, CountStatistics, NewCount } from './counts.schema';

const touches = ['counts'] as const;
const ignored = [
  '_id',
  'countNumber',
  'warehouseName',
  'startDate',
  'completedAt',
  'summary',
  'usd_to_yer',
  'systemHidden',
  'adjustments',
  'createdBy',
  'user',
  'createdAt',
  'updatedAt',
  'steps',
] as const;

export const countsApi = defineApi({
  list: {
    method: 'GET',
    path: '/inventory-counts',
    access: 'inventoryCounts:read',
    summary: 'عمليات الجرد، الأحدث أولاً',
    query: CountsQuery,
    reply: bare(z.array(Count)),
  },
  statistics: {
    method: 'GET',
    path: '/inventory-counts/statistics',
    access: 'inventoryCounts:read',
    summary: 'أعداد عمليات الجرد ودقتها وقيمة الفروق',
    reply: statistics(CountStatistics),
  },
  read: {
    method: 'GET',
    path: '/inventory-counts/:id',
    access: 'inventoryCounts:read',
    summary: 'عملية جرد وملخصها وخطواتها',
    params: byId,
    reply: single(Count),
  },
  items: {
    method: 'GET',
    path: '/inventory-counts/:id/items',
    access: 'inventoryCounts:read',
    summary: 'أصناف عملية جرد، أو ملف CSV مع format=csv',
    params: byId,
    query: CountItemsQuery,
    reply: csvOrJson(page(CountItem)),
  },
  create: {
    method: 'POST',
    path: '/inventory-counts',
    access: 'inventoryCounts:create',
    summary: 'بدء جرد لمستودع؛ دون أصناف يملؤها الخادم من مخزونه',
    body: NewCount,
    ignored: [...ignored, 'status', 'version'],
    aliases: { warehouseId: 'warehouse', categoryId: 'category' },
    reply: single(Count),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/inventory-counts/:id',
    access: 'inventoryCounts:create',
    summary: 'حفظ ما عُدّ من الأصناف؛ والحالة completed تنهي الجرد وتسجل تسويات الفروق، وcancelled تلغيه',
    params: byId,
    body: CountChanges,
    ignored: [...ignored, 'warehouse', 'countType', 'category', 'location', 'isBlind'],
    reply: single(Count),
    touches,
  },
  remove: {
    method: 'DELETE',
    path: '/inventory-counts/:id',
    access: 'inventoryCounts:delete',
    summary: 'حذف جرد لم يكتمل',
    params: byId,
    reply: fixedMessage('تم حذف عملية الجرد'),
    touches,
  },
});
