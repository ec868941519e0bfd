import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { fixedMessage, single, statistics, listWithTotal } from '../kernel/reply';
import { byId } from '../kernel/text';
import { NewRole, Role, RoleChanges, RoleSummary } from './roles.schema';

/** Changing a role changes the rights of its users at once, so sessions refresh too. */
const touches = ['roles', 'users', 'session'] as const;
const readOnly = ['id', '_id', 'label', 'userCount', 'isSystem', 'createdAt', 'updatedAt'] as const;

export const rolesApi = defineApi({
  list: {
    method: 'GET',
    path: '/roles',
    access: 'users:read',
    summary: 'كل الأدوار، الأعلى مستوى أولاً',
    query: z.object({ q: z.string().trim().max(200).optional() }),
    reply: listWithTotal(Role),
  },
  stats: {
    method: 'GET',
    path: '/roles/stats',
    access: 'users:read',
    summary: 'أعداد الأدوار والمستخدمين',
    reply: statistics(RoleSummary),
  },
  get: {
    method: 'GET',
    path: '/roles/:id',
    access: 'users:read',
    summary: 'بيانات دور',
    params: byId,
    reply: single(Role),
  },
  create: {
    method: 'POST',
    path: '/roles',
    access: 'roles:create',
    summary: 'إضافة دور مخصص',
    body: NewRole,
    ignored: [...readOnly, 'version'],
    reply: single(Role),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/roles/:id',
    access: 'roles:update',
    summary: 'تعديل دور مخصص، ويسري على أصحابه فوراً',
    params: byId,
    body: RoleChanges,
    ignored: readOnly,
    reply: single(Role),
    idempotent: true,
    touches,
  },
  remove: {
    method: 'DELETE',
    path: '/roles/:id',
    access: 'roles:delete',
    summary: 'حذف دور مخصص غير مسند إلى أحد',
    params: byId,
    reply: fixedMessage('تم حذف الدور بنجاح'),
    touches,
  },
});
