import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { idFilter, listQuery } from '../kernel/paging';
import { fixedMessage, list, page, single } from '../kernel/reply';
import { byId, Id } from '../kernel/text';
import { partFilters } from './part-filters';
import {
  ChangedPart,
  ManyPartChanges,
  NewPart,
  Part,
  PartChanges,
  PartDetail,
  partInput,
  StockChange,
} from './products.schema';

export const PartsQuery = listQuery(['createdAt', 'name', 'partNumber'], '-createdAt', partFilters);
export type PartsQuery = z.output<typeof PartsQuery>;

/** A search while typing: exact part numbers first, then by sales. */
export const PartSearch = z.object({
  q: z.string().trim().max(200).optional(),
  make: partFilters.make,
  model: partFilters.model,
  year: partFilters.year,
  category: partFilters.category,
  subCategory: partFilters.category,
  categoryId: idFilter,
  warehouse: idFilter,
  limit: z.coerce.number().int().min(1).max(1000).default(20),
});
export type PartSearch = z.output<typeof PartSearch>;

export const ProductStats = z.object({
  totalProducts: z.int(),
  activeProducts: z.int(),
  totalStock: z.number(),
  lowStockProducts: z.int(),
  outOfStockProducts: z.int(),
  brands: z.int(),
});

const touches = ['products', 'inventory', 'asked-parts', 'categories', 'accounting'] as const;

export const productsApi = defineApi({
  list: {
    method: 'GET',
    path: '/products',
    access: 'products:read',
    summary: 'قائمة المنتجات',
    query: PartsQuery,
    reply: page(Part),
    tagged: false,
  },
  search: {
    method: 'GET',
    path: '/products/search',
    access: 'products:read',
    summary: 'البحث في المنتجات بالاسم أو الرقم أو المركبة',
    query: PartSearch,
    reply: list(Part),
  },
  stats: {
    method: 'GET',
    path: '/products/stats',
    access: 'products:read',
    summary: 'إحصائيات المنتجات',
    reply: single(ProductStats),
  },
  brands: {
    method: 'GET',
    path: '/products/brands',
    access: 'products:read',
    summary: 'العلامات التجارية المسجلة',
    reply: list(z.string()),
  },
  read: {
    method: 'GET',
    path: '/products/:id',
    access: 'products:read',
    summary: 'بيانات منتج',
    params: byId,
    reply: single(PartDetail),
  },
  create: {
    method: 'POST',
    path: '/products',
    access: 'products:create',
    summary: 'إضافة منتج',
    body: NewPart,
    ...partInput,
    reply: single(Part),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/products/:id',
    access: 'products:update',
    summary: 'تعديل منتج',
    params: byId,
    body: PartChanges,
    ...partInput,
    reply: single(Part),
    idempotent: true,
    touches,
  },
  updateMany: {
    method: 'PUT',
    path: '/products/many',
    access: 'products:update',
    summary: 'تعديل أسعار منتجات أو فئاتها معاً، كلها أو لا شيء منها',
    body: ManyPartChanges,
    reply: list(ChangedPart),
    idempotent: true,
    touches,
  },
  remove: {
    method: 'DELETE',
    path: '/products/:id',
    access: 'products:delete',
    summary: 'حذف منتج، أو إيقافه إن كانت له حركة',
    params: byId,
    reply: fixedMessage('تم حذف المنتج'),
    touches,
  },
  setStock: {
    method: 'PATCH',
    path: '/products/:id/stock',
    access: 'inventory:manage_stock',
    summary: 'ضبط كمية منتج أو زيادتها أو إنقاصها',
    params: z.object({ id: Id }),
    body: StockChange,
    reply: single(Part),
    idempotent: true,
    touches,
  },
});
