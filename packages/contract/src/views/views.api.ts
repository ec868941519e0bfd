import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { fixedMessage, list, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import { listNames, NewView, View, ViewChanges } from './views.schema';

const touches = ['views'] as const;

/** Saved views of lists. To share one with a role needs `views:share`, which the use-cases check. */
export const viewsApi = defineApi({
  list: {
    method: 'GET',
    path: '/views',
    access: 'signed-in',
    summary: 'عروض قائمة: المحفوظة للمستخدم والمشتركة مع دوره',
    query: z.object({ list: z.enum(listNames) }),
    reply: list(View),
  },
  create: {
    method: 'POST',
    path: '/views',
    access: 'signed-in',
    summary: 'حفظ عرض لقائمة',
    body: NewView,
    reply: single(View),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/views/:id',
    access: 'signed-in',
    summary: 'تعديل عرض محفوظ أو مشاركته',
    params: byId,
    body: ViewChanges,
    reply: single(View),
    idempotent: true,
    touches,
  },
  remove: {
    method: 'DELETE',
    path: '/views/:id',
    access: 'signed-in',
    summary: 'حذف عرض محفوظ',
    params: byId,
    reply: fixedMessage('تم حذف العرض'),
    touches,
  },
});
