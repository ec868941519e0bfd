import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { flag, listQuery } from '../kernel/paging';
import { fixedMessage, page, single } from '../kernel/reply';
import { Id } from '../kernel/text';
import {
  LocationChanges,
  locationReadOnly,
  LocationStock,
  NewLocation,
  WarehouseLocation,
} from './locations.schema';
import { locationTypeNames } from './warehouses.status';

/** The specified list has no pages, so all rows are returned unless a page is requested. */
export const LocationsQuery = listQuery(['name', 'createdAt'], 'name', {
  limit: z.coerce.number('يجب إدخال رقم صحيح').int().min(1).max(1000).default(1000),
  type: z.enum(locationTypeNames).optional(),
  isActive: flag.optional(),
});
export type LocationsQuery = z.output<typeof LocationsQuery>;

const ofWarehouse = z.object({ warehouseId: Id });
const byLocation = z.object({ locationId: Id });
const touches = ['warehouses'] as const;

export const warehouseLocationsApi = defineApi({
  list: {
    method: 'GET',
    path: '/warehouse-locations/warehouse/:warehouseId',
    access: 'warehouses:read',
    summary: 'مواقع التخزين في مستودع',
    params: ofWarehouse,
    query: LocationsQuery,
    reply: page(WarehouseLocation),
  },
  active: {
    method: 'GET',
    path: '/warehouse-locations/warehouse/:warehouseId/active',
    access: 'warehouses:read',
    summary: 'مواقع التخزين النشطة في مستودع',
    params: ofWarehouse,
    query: LocationsQuery,
    reply: page(WarehouseLocation),
  },
  get: {
    method: 'GET',
    path: '/warehouse-locations/location/:locationId',
    access: 'warehouses:read',
    summary: 'بيانات موقع تخزين',
    params: byLocation,
    reply: single(WarehouseLocation),
  },
  create: {
    method: 'POST',
    path: '/warehouse-locations/warehouse/:warehouseId',
    access: 'warehouses:update',
    summary: 'إضافة موقع تخزين إلى مستودع',
    params: ofWarehouse,
    body: NewLocation,
    ignored: locationReadOnly,
    reply: single(WarehouseLocation),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/warehouse-locations/location/:locationId',
    access: 'warehouses:update',
    summary: 'تعديل موقع تخزين',
    params: byLocation,
    body: LocationChanges,
    ignored: locationReadOnly,
    reply: single(WarehouseLocation),
    idempotent: true,
    touches,
  },
  setStock: {
    method: 'PATCH',
    path: '/warehouse-locations/location/:locationId/stock',
    access: 'warehouses:update',
    summary: 'تسجيل الكمية الموجودة في موقع تخزين',
    params: byLocation,
    body: LocationStock,
    reply: single(WarehouseLocation),
    idempotent: true,
    touches,
  },
  remove: {
    method: 'DELETE',
    path: '/warehouse-locations/location/:locationId',
    access: 'warehouses:update',
    summary: 'حذف موقع تخزين',
    params: byLocation,
    reply: fixedMessage('تم حذف موقع التخزين بنجاح'),
    touches,
  },
});
