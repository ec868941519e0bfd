import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { flag, listQuery } from '../kernel/paging';
import { fixedMessage, csvOrJson, page, single, statistics, message } from '../kernel/reply';
import { byId } from '../kernel/text';
import { Day } from '../kernel/time';
import { ActivityFigures, activityTypeNames, UserActivity } from './activities.schema';
import {
  NewUser,
  PasswordChange,
  ProfileChanges,
  User,
  UserChanges,
  UserDetail,
  UserSummary,
} from './users.schema';

export const UsersQuery = listQuery(['name', 'username', 'createdAt', 'lastLogin'], '-createdAt', {
  role: z.string().max(100).optional(),
  isActive: flag.optional(),
  limit: z.coerce.number('يجب إدخال رقم صحيح').int().min(1).max(1000).default(20),
});
export type UsersQuery = z.output<typeof UsersQuery>;

export const ActivitiesQuery = listQuery(['timestamp'], '-timestamp', {
  type: z.enum(activityTypeNames).optional(),
  startDate: Day.optional(),
  endDate: Day.optional(),
  format: z.enum(['json', 'csv']).optional(),
});
export type ActivitiesQuery = z.output<typeof ActivitiesQuery>;

/** Changing a user may end their sessions, so every open screen checks its session. */
const touches = ['users', 'roles', 'session'] as const;
const readOnly = [
  '_id',
  'id',
  'roleLabel',
  'lastLogin',
  'loginCount',
  'totalSales',
  'rials',
  'totalOrders',
  'effectivePermissions',
  'createdAt',
  'updatedAt',
] as const;

export const usersApi = defineApi({
  list: {
    method: 'GET',
    path: '/users',
    access: 'users:read',
    summary: 'قائمة المستخدمين',
    query: UsersQuery,
    reply: page(User),
  },
  stats: {
    method: 'GET',
    path: '/users/stats',
    access: 'users:read',
    summary: 'أعداد المستخدمين والمديرين والأدوار',
    reply: statistics(UserSummary),
  },
  profile: {
    method: 'GET',
    path: '/users/profile',
    access: 'signed-in',
    summary: 'بيانات المستخدم الحالي',
    reply: single(UserDetail),
  },
  profileActivities: {
    method: 'GET',
    path: '/users/profile/activities',
    access: 'signed-in',
    summary: 'نشاط المستخدم الحالي، أو ملف CSV مع format=csv',
    query: ActivitiesQuery,
    reply: csvOrJson(page(UserActivity)),
  },
  profileFigures: {
    method: 'GET',
    path: '/users/profile/activities/stats',
    access: 'signed-in',
    summary: 'إحصائيات نشاط المستخدم الحالي',
    reply: statistics(ActivityFigures),
  },
  get: {
    method: 'GET',
    path: '/users/:id',
    access: 'users:read',
    summary: 'بيانات مستخدم وصلاحياته ومبيعاته',
    params: byId,
    reply: single(UserDetail),
  },
  activities: {
    method: 'GET',
    path: '/users/:id/activities',
    access: 'users:read',
    summary: 'نشاط مستخدم، أو ملف CSV مع format=csv',
    params: byId,
    query: ActivitiesQuery,
    reply: csvOrJson(page(UserActivity)),
  },
  figures: {
    method: 'GET',
    path: '/users/:id/activities/stats',
    access: 'users:read',
    summary: 'إحصائيات نشاط مستخدم',
    params: byId,
    reply: statistics(ActivityFigures),
  },
  create: {
    method: 'POST',
    path: '/users',
    access: 'users:create',
    summary: 'إضافة مستخدم',
    body: NewUser,
    ignored: [...readOnly, 'version'],
    reply: single(User),
    status: 201,
    idempotent: true,
    touches,
  },
  updateProfile: {
    method: 'PUT',
    path: '/users/profile',
    access: 'signed-in',
    summary: 'تعديل بيانات المستخدم الحالي',
    body: ProfileChanges,
    ignored: [
      ...readOnly,
      'username',
      'password',
      'role',
      'permissions',
      'isActive',
      'warehouses',
      'version',
    ],
    reply: single(UserDetail),
    touches,
  },
  changePassword: {
    method: 'PUT',
    path: '/users/change-password',
    access: 'signed-in',
    summary: 'تغيير كلمة مرور المستخدم نفسه، أو مستخدم يحق له إدارته',
    body: PasswordChange,
    reply: fixedMessage('تم تغيير كلمة المرور بنجاح'),
    touches,
  },
  update: {
    method: 'PUT',
    path: '/users/:id',
    access: 'users:update',
    summary: 'تعديل مستخدم: بياناته أو دوره أو صلاحياته أو حالته',
    params: byId,
    body: UserChanges,
    ignored: readOnly,
    reply: single(User),
    touches,
  },
  remove: {
    method: 'DELETE',
    path: '/users/:id',
    access: 'users:delete',
    summary: 'حذف مستخدم، أو تعطيله إن كانت له سجلات',
    params: byId,
    reply: message(),
    touches,
  },
});
