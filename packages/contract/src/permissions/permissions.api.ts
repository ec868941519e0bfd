import { z } from 'zod';
import { permissionModuleNames } from '../access/catalogue';
import { defineApi } from '../kernel/endpoint';
import { flag, listQuery } from '../kernel/paging';
import { fixedMessage, list, page, single, statistics } from '../kernel/reply';
import { byId } from '../kernel/text';
import {
  Initialised,
  NewPermission,
  Permission,
  PermissionChanges,
  PermissionSummary,
} from './permissions.schema';

export const PermissionsQuery = listQuery(['name', 'displayName', 'module', 'createdAt'], 'name', {
  module: z.enum(permissionModuleNames).optional(),
  isActive: flag.optional(),
  isSystem: flag.optional(),
  limit: z.coerce.number('يجب إدخال رقم صحيح').int().min(1).max(1000).default(20),
});
export type PermissionsQuery = z.output<typeof PermissionsQuery>;

/** Switching a permission off revokes it from everyone at once, so sessions refresh too. */
const touches = ['permissions', 'roles', 'users', 'session'] as const;
const readOnly = ['id', '_id', 'name', 'isSystem', 'createdAt', 'updatedAt'] as const;

export const permissionsApi = defineApi({
  list: {
    method: 'GET',
    path: '/permissions',
    access: 'users:read',
    summary: 'قائمة الصلاحيات',
    query: PermissionsQuery,
    reply: page(Permission),
  },
  search: {
    method: 'GET',
    path: '/permissions/search',
    access: 'users:read',
    summary: 'البحث في أسماء الصلاحيات ووصفها',
    query: z.object({ q: z.string().trim().max(200).optional() }),
    reply: list(Permission),
  },
  stats: {
    method: 'GET',
    path: '/permissions/stats',
    access: 'users:read',
    summary: 'أعداد الصلاحيات',
    reply: statistics(PermissionSummary),
  },
  ofModule: {
    method: 'GET',
    path: '/permissions/module/:module',
    access: 'users:read',
    summary: 'صلاحيات قسم واحد',
    params: z.object({ module: z.enum(permissionModuleNames) }),
    reply: list(Permission),
  },
  get: {
    method: 'GET',
    path: '/permissions/:id',
    access: 'users:read',
    summary: 'بيانات صلاحية',
    params: byId,
    reply: single(Permission),
  },
  create: {
    method: 'POST',
    path: '/permissions',
    access: 'users:create',
    summary: 'إضافة صلاحية مخصصة',
    body: NewPermission,
    ignored: [...readOnly, 'version'],
    reply: single(Permission),
    status: 201,
    idempotent: true,
    touches,
  },
  initialize: {
    method: 'POST',
    path: '/permissions/initialize-system',
    access: 'users:create',
    summary: 'إنشاء صلاحيات النظام الأساسية الناقصة',
    reply: single(Initialised),
    touches,
  },
  update: {
    method: 'PUT',
    path: '/permissions/:id',
    access: 'users:update',
    summary: 'تعديل صلاحية مخصصة، أو تفعيل صلاحية وتعطيلها',
    params: byId,
    body: PermissionChanges,
    ignored: readOnly,
    reply: single(Permission),
    idempotent: true,
    touches,
  },
  remove: {
    method: 'DELETE',
    path: '/permissions/:id',
    access: 'users:delete',
    summary: 'حذف صلاحية مخصصة',
    params: byId,
    reply: fixedMessage('تم حذف الصلاحية بنجاح'),
    touches,
  },
});
