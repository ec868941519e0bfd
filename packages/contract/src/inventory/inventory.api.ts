import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { Cost } from '../kernel/money';
import { idFilter, listQuery } from '../kernel/paging';
import { pickedFile } from '../kernel/picked';
import { fixedMessage, list, page, single, streamed } from '../kernel/reply';
import { byId } from '../kernel/text';
import { PartSearch, PartsQuery } from '../products/products.api';
import {
  NewPart,
  Part,
  PartChanges,
  PartDetail,
  partInput,
  QuantityChange,
} from '../products/products.schema';
import { Movement } from './movements';

const InventoryStats = z.object({
  totalItems: z.int(),
  totalQuantity: z.number(),
  /** Value of the stock in the warehouses at cost; a part without a cost counts at its selling price. */
  totalValue: Cost,
  lowStockItems: z.int(),
  outOfStockItems: z.int(),
  /** Parts in transit between warehouses, and their value; not part of the totals above. */
  inTransitItems: z.int(),
  inTransitValue: Cost,
});

const touches = ['products', 'inventory', 'asked-parts', 'categories', 'accounting'] as const;
const stockTouches = ['inventory', 'products', 'asked-parts', 'accounting'] as const;

export const inventoryApi = defineApi({
  list: {
    method: 'GET',
    path: '/inventory',
    access: 'inventory:read',
    summary: 'أصناف المخزون',
    query: PartsQuery,
    reply: page(Part),
  },
  stats: {
    method: 'GET',
    path: '/inventory/stats',
    access: 'inventory:read',
    summary: 'إحصائيات المخزون، كله أو مستودع منه',
    query: z.object({ warehouse: idFilter }),
    reply: single(InventoryStats),
  },
  search: {
    method: 'GET',
    path: '/inventory/search',
    access: 'inventory:read',
    summary: 'البحث في المخزون بالاسم أو الرقم أو المركبة',
    query: PartSearch,
    reply: list(Part),
  },
  lowStock: {
    method: 'GET',
    path: '/inventory/low-stock',
    access: 'inventory:read',
    summary: 'الأصناف التي قاربت النفاد',
    query: PartsQuery,
    reply: page(Part),
  },
  outOfStock: {
    method: 'GET',
    path: '/inventory/out-of-stock',
    access: 'inventory:read',
    summary: 'الأصناف النافدة',
    query: PartsQuery,
    reply: page(Part),
  },
  inWarehouse: {
    method: 'GET',
    path: '/inventory/warehouse/:id',
    access: 'inventory:read',
    summary: 'أصناف مستودع',
    params: byId,
    query: PartsQuery,
    reply: page(Part),
  },
  export: {
    method: 'GET',
    path: '/inventory/export',
    access: 'inventory:export',
    summary: 'تصدير المخزون ملف CSV',
    query: PartsQuery,
    reply: streamed(),
  },
  exportPicked: pickedFile('/inventory', 'inventory:export', 'تصدير أصناف محددة ملف CSV'),
  read: {
    method: 'GET',
    path: '/inventory/:id',
    access: 'inventory:read',
    summary: 'بيانات صنف',
    params: byId,
    reply: single(PartDetail),
  },
  movements: {
    method: 'GET',
    path: '/inventory/:id/movements',
    access: 'inventory:read',
    summary: 'حركة صنف، الأحدث أولاً',
    params: byId,
    query: listQuery(['createdAt'], '-createdAt', {}),
    reply: page(Movement),
  },
  create: {
    method: 'POST',
    path: '/inventory',
    access: 'inventory:create',
    summary: 'إضافة صنف',
    body: NewPart,
    ...partInput,
    reply: single(Part),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/inventory/:id',
    access: 'inventory:update',
    summary: 'تعديل صنف أو كميته',
    params: byId,
    body: PartChanges,
    ...partInput,
    reply: single(Part),
    idempotent: true,
    touches,
  },
  increase: {
    method: 'PATCH',
    path: '/inventory/:id/increase',
    access: 'inventory:manage_stock',
    summary: 'زيادة كمية صنف',
    params: byId,
    body: QuantityChange,
    reply: single(Part),
    idempotent: true,
    touches: stockTouches,
  },
  decrease: {
    method: 'PATCH',
    path: '/inventory/:id/decrease',
    access: 'inventory:manage_stock',
    summary: 'إنقاص كمية صنف',
    params: byId,
    body: QuantityChange,
    reply: single(Part),
    idempotent: true,
    touches: stockTouches,
  },
  remove: {
    method: 'DELETE',
    path: '/inventory/:id',
    access: 'inventory:delete',
    summary: 'حذف صنف، أو إيقافه إن كانت له حركة',
    params: byId,
    reply: fixedMessage('تم حذف المنتج'),
    touches,
  },
});
