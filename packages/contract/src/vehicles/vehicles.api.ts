import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { keysOf } from '../kernel/keys-of';
import { idFilter, listQuery } from '../kernel/paging';
import { fixedMessage, list, page, single, statistics } from '../kernel/reply';
import { byId, Id } from '../kernel/text';
import { DecodedVin } from './decoded-vin';
import { NewVehicle, Vehicle, VehicleChanges, VehicleDetail, VehicleStats } from './vehicles.schema';
import { vehicleStatus } from './vehicles.status';

const name = z.string().trim().min(1).max(60);

export const VehiclesQuery = listQuery(['createdAt', 'year', 'make'], '-createdAt', {
  make: name.optional(),
  status: z.enum(keysOf(vehicleStatus)).optional(),
});
export type VehiclesQuery = z.output<typeof VehiclesQuery>;

/** Computed fields that clients send back. */
const computed = ['_id', 'id', 'compatiblePartsCount', 'createdAt', 'updatedAt'] as const;
const touches = ['vehicles'] as const;
const touchesParts = ['vehicles', 'products', 'inventory'] as const;

export const vehiclesApi = defineApi({
  list: {
    method: 'GET',
    path: '/vehicles',
    access: 'vehicles:read',
    summary: 'قائمة المركبات',
    query: VehiclesQuery,
    reply: page(Vehicle),
  },
  search: {
    method: 'GET',
    path: '/vehicles/search',
    access: 'vehicles:read',
    summary: 'البحث في المركبات بالشركة أو الموديل أو السنة',
    query: z.object({
      q: z.string().trim().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: list(Vehicle),
  },
  stats: {
    method: 'GET',
    path: '/vehicles/stats',
    access: 'vehicles:read',
    summary: 'إحصائيات المركبات',
    reply: statistics(VehicleStats),
  },
  makes: {
    method: 'GET',
    path: '/vehicles/makes',
    access: 'vehicles:read',
    summary: 'شركات المركبات المسجلة',
    reply: list(z.string()),
  },
  models: {
    method: 'GET',
    path: '/vehicles/makes/:make/models',
    access: 'vehicles:read',
    summary: 'موديلات شركة',
    params: z.object({ make: name }),
    reply: list(z.string()),
  },
  years: {
    method: 'GET',
    path: '/vehicles/makes/:make/models/:model/years',
    access: 'vehicles:read',
    summary: 'سنوات موديل',
    params: z.object({ make: name, model: name }),
    reply: list(z.int()),
  },
  compatibleWithPart: {
    method: 'GET',
    path: '/vehicles/compatible-with-part/:partId',
    access: 'vehicles:read',
    summary: 'المركبات التي تركب عليها قطعة',
    params: z.object({ partId: Id }),
    reply: list(Vehicle),
  },
  get: {
    method: 'GET',
    path: '/vehicles/:id',
    access: 'vehicles:read',
    summary: 'بيانات مركبة والقطع المتوافقة معها',
    params: byId,
    reply: single(VehicleDetail),
  },
  create: {
    method: 'POST',
    path: '/vehicles',
    access: 'vehicles:create',
    summary: 'إضافة مركبة',
    body: NewVehicle,
    ignored: [...computed, 'version'],
    reply: single(VehicleDetail),
    status: 201,
    idempotent: true,
    touches: touchesParts,
  },
  update: {
    method: 'PUT',
    path: '/vehicles/:id',
    access: 'vehicles:update',
    summary: 'تعديل مركبة أو حالتها أو ملاحظات توافقها',
    params: byId,
    body: VehicleChanges,
    ignored: [...computed, 'compatibleParts'],
    reply: single(VehicleDetail),
    idempotent: true,
    touches: touchesParts,
  },
  delete: {
    method: 'DELETE',
    path: '/vehicles/:id',
    access: 'vehicles:delete',
    summary: 'حذف مركبة، وتبقى القطع وما تركب عليه',
    params: byId,
    reply: fixedMessage('تم حذف المركبة بنجاح'),
    touches,
  },
  addPart: {
    method: 'POST',
    path: '/vehicles/:id/compatible-parts',
    access: 'vehicles:update',
    summary: 'إضافة قطعة متوافقة إلى مركبة',
    params: byId,
    body: z.strictObject({ partId: Id }),
    reply: single(VehicleDetail),
    touches: touchesParts,
  },
  removePart: {
    method: 'DELETE',
    path: '/vehicles/:id/compatible-parts',
    access: 'vehicles:update',
    summary: 'إزالة قطعة متوافقة من مركبة، بمعرفها في النص أو في العنوان',
    params: byId,
    query: z.object({ partId: idFilter }),
    body: z.strictObject({ partId: idFilter }),
    reply: single(VehicleDetail),
    touches: touchesParts,
  },
  decodeVin: {
    method: 'GET',
    path: '/vin/:vin',
    access: 'products:read',
    summary: 'ما يقوله رقم الهيكل عن السيارة',
    params: z.object({ vin: z.string().max(100) }),
    reply: single(DecodedVin),
  },
});
