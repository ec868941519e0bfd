import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { fixedMessage, list, single } from '../kernel/reply';
import { byId, line } from '../kernel/text';
import { Category, CategoryChanges, CategoryPlace, NewCategory } from './categories.schema';

/** Parts are also searched by the name of their category, so category changes affect parts. */
const touches = ['categories', 'products'] as const;

/** Fields that clients send back although they only read them. */
const ignored = [
  '_id',
  'id',
  'categoryId',
  'subId',
  'subCategories',
  'productCount',
  'engineInForce',
  'createdAt',
] as const;

export const categoriesApi = defineApi({
  tree: {
    method: 'GET',
    path: '/parts-categories',
    access: 'products:read',
    summary: 'شجرة فئات القطع',
    reply: list(Category),
  },
  search: {
    method: 'GET',
    path: '/parts-categories/search/:term',
    access: 'products:read',
    summary: 'البحث في الفئات بالعربية أو الإنجليزية',
    params: z.object({ term: line() }),
    reply: list(Category),
  },
  read: {
    method: 'GET',
    path: '/parts-categories/:id',
    access: 'products:read',
    summary: 'فئة واحدة وما تحتها',
    params: byId,
    reply: single(Category),
  },
  create: {
    method: 'POST',
    path: '/parts-categories',
    access: 'products:create',
    summary: 'إضافة فئة',
    body: NewCategory,
    ignored: [...ignored, 'updatedAt'],
    reply: single(Category),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/parts-categories/:id',
    access: 'products:update',
    summary: 'تعديل فئة أو نقلها تحت فئة أخرى',
    params: byId,
    body: CategoryChanges,
    ignored,
    reply: single(Category),
    idempotent: true,
    touches,
  },
  move: {
    method: 'POST',
    path: '/parts-categories/:id/move',
    access: 'products:update',
    summary: 'نقل فئة إلى موضع محدد في الشجرة',
    params: byId,
    body: CategoryPlace,
    reply: single(Category),
    idempotent: true,
    touches,
  },
  remove: {
    method: 'DELETE',
    path: '/parts-categories/:id',
    access: 'products:delete',
    summary: 'حذف فئة فارغة',
    params: byId,
    reply: fixedMessage('تم حذف الفئة'),
    touches,
  },
});
