import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { flag, listQuery } from '../kernel/paging';
import { fixedMessage, csvOrJson, page, single, statistics } from '../kernel/reply';
import { byId } from '../kernel/text';
import {
  IdentifiedChanges,
  NewWarehouse,
  Warehouse,
  WarehouseCapacity,
  WarehouseChanges,
  WarehouseInventory,
  warehouseReadOnly,
  WarehouseSummary,
} from './warehouses.schema';
import { warehouseStatusNames, warehouseTypeNames } from './warehouses.status';

export const WarehousesQuery = listQuery(['name', 'code', 'createdAt'], 'name', {
  status: z.enum(warehouseStatusNames).optional(),
  type: z.enum(warehouseTypeNames).optional(),
  isActive: flag.optional(),
  format: z.enum(['json', 'csv']).optional(),
});
export type WarehousesQuery = z.output<typeof WarehousesQuery>;

export const StoredPartsQuery = listQuery(['name'], 'name', {
  /** Only parts in stock. */
  inStock: flag.optional(),
});
export type StoredPartsQuery = z.output<typeof StoredPartsQuery>;

// a warehouse belongs to a rate zone, which decides the rate of its drawers
const touches = ['warehouses', 'currencies', 'exchange-rates'] as const;

export const warehousesApi = defineApi({
  list: {
    method: 'GET',
    path: '/warehouses',
    access: 'warehouses:read',
    summary: 'قائمة المستودعات، أو ملف CSV مع format=csv',
    query: WarehousesQuery,
    reply: csvOrJson(page(Warehouse)),
  },
  statistics: {
    method: 'GET',
    path: '/warehouses/statistics',
    access: 'warehouses:read',
    summary: 'أعداد المستودعات',
    reply: statistics(WarehouseSummary),
  },
  get: {
    method: 'GET',
    path: '/warehouses/:id',
    access: 'warehouses:read',
    summary: 'بيانات مستودع',
    params: byId,
    reply: single(Warehouse),
  },
  inventory: {
    method: 'GET',
    path: '/warehouses/:id/inventory',
    access: 'warehouses:view_inventory',
    summary: 'أرقام مخزون المستودع والقطع الموجودة فيه',
    params: byId,
    query: StoredPartsQuery,
    reply: single(WarehouseInventory),
  },
  capacity: {
    method: 'GET',
    path: '/warehouses/:id/capacity',
    access: 'warehouses:read',
    summary: 'سعة المستودع ونسبة إشغاله',
    params: byId,
    reply: single(WarehouseCapacity),
  },
  create: {
    method: 'POST',
    path: '/warehouses',
    access: 'warehouses:create',
    summary: 'إضافة مستودع؛ الاسم وحده يكفي',
    body: NewWarehouse,
    ignored: ['_id', 'version', ...warehouseReadOnly],
    reply: single(Warehouse),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/warehouses/:id',
    access: 'warehouses:update',
    summary: 'تعديل بيانات مستودع',
    params: byId,
    body: WarehouseChanges,
    ignored: ['_id', ...warehouseReadOnly],
    reply: single(Warehouse),
    idempotent: true,
    touches,
  },
  updateIdentified: {
    method: 'PUT',
    path: '/warehouses',
    access: 'warehouses:update',
    summary: 'تعديل بيانات مستودع يُذكر معرفه في البيانات',
    body: IdentifiedChanges,
    aliases: { id: '_id' },
    ignored: warehouseReadOnly.filter((field) => field !== 'id'),
    reply: single(Warehouse),
    idempotent: true,
    touches,
  },
  remove: {
    method: 'DELETE',
    path: '/warehouses/:id',
    access: 'warehouses:delete',
    summary: 'حذف مستودع لا يرتبط به شيء',
    params: byId,
    reply: fixedMessage('تم حذف المستودع بنجاح'),
    touches,
  },
});
