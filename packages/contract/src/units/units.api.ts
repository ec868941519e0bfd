import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { fixedMessage, list, single } from '../kernel/reply';
import { KnownUnit, UnitChanges, UnitInput } from './units.schema';

const byCode = z.object({ code: z.string().trim().min(1).max(60) });
const ignored = ['code', 'isSystem', 'parts'] as const;
const touches = ['products', 'settings'] as const;

export const unitsApi = defineApi({
  list: {
    method: 'GET',
    path: '/units',
    access: 'products:read',
    summary: 'وحدات القياس',
    reply: list(KnownUnit),
  },
  create: {
    method: 'POST',
    path: '/units',
    access: 'settings:update',
    summary: 'إضافة وحدة قياس',
    body: UnitInput,
    ignored,
    reply: single(KnownUnit),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/units/:code',
    access: 'settings:update',
    summary: 'تعديل وحدة قياس من وحدات المتجر',
    params: byCode,
    body: UnitChanges,
    ignored,
    reply: single(KnownUnit),
    idempotent: true,
    touches,
  },
  remove: {
    method: 'DELETE',
    path: '/units/:code',
    access: 'settings:update',
    summary: 'حذف وحدة قياس لا يُحسب بها منتج',
    params: byCode,
    reply: fixedMessage('تم حذف وحدة القياس'),
    touches,
  },
});
