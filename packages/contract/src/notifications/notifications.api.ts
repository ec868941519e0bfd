import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { flag, listQuery } from '../kernel/paging';
import { fixedMessage, summarised } from '../kernel/reply';
import { byId } from '../kernel/text';
import { notificationCountApi } from './notification-count.api';
import { Notification, notificationKindNames } from './notifications.schema';

export const NotificationsQuery = listQuery(['createdAt'], '-createdAt', {
  kind: z.enum(notificationKindNames).optional(),
  unread: flag.optional(),
  limit: z.coerce.number('يجب إدخال رقم صحيح').int().min(1).max(100).default(20),
});
export type NotificationsQuery = z.output<typeof NotificationsQuery>;

/** Users read, mark and delete only their own notifications, so the right to read them covers all calls. */
const access = 'notifications:read';
const touches = ['notifications'] as const;

/** Notifications do not change the shop, so none of these calls is audited. */
export const notificationsApi = defineApi({
  ...notificationCountApi,
  list: {
    method: 'GET',
    path: '/notifications',
    access,
    summary: 'إشعارات المستخدم الحالي، غير المقروءة أولاً',
    query: NotificationsQuery,
    reply: summarised(Notification, z.object({ unread: z.int() })),
  },
  readAll: {
    method: 'POST',
    path: '/notifications/read-all',
    access,
    summary: 'تحديد كل الإشعارات كمقروءة',
    reply: fixedMessage('تم تحديد كل الإشعارات كمقروءة'),
    touches,
    audited: false,
  },
  read: {
    method: 'POST',
    path: '/notifications/:id/read',
    access,
    summary: 'تحديد إشعار كمقروء',
    params: byId,
    reply: fixedMessage('تم تحديد الإشعار كمقروء'),
    touches,
    audited: false,
  },
  remove: {
    method: 'DELETE',
    path: '/notifications/:id',
    access,
    summary: 'حذف إشعار',
    params: byId,
    reply: fixedMessage('تم حذف الإشعار'),
    touches,
    audited: false,
  },
  removeRead: {
    method: 'DELETE',
    path: '/notifications',
    access,
    summary: 'حذف كل الإشعارات المقروءة',
    reply: fixedMessage('تم حذف الإشعارات المقروءة'),
    touches,
    audited: false,
  },
});
