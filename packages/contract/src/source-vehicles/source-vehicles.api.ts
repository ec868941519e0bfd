import type { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { listQuery } from '../kernel/paging';
import { page, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import { SourceVehicle, SourceVehicleDetail } from './source-vehicles.schema';

export const SourceVehiclesQuery = listQuery(['createdAt'], '-createdAt', {});
export type SourceVehiclesQuery = z.output<typeof SourceVehiclesQuery>;

export const sourceVehiclesApi = defineApi({
  list: {
    method: 'GET',
    path: '/source-vehicles',
    access: 'purchases:read',
    summary: 'السيارات المشتراة لتفكيكها: تكلفتها وما استُرد منها',
    query: SourceVehiclesQuery,
    reply: page(SourceVehicle),
  },
  get: {
    method: 'GET',
    path: '/source-vehicles/:id',
    access: 'purchases:read',
    summary: 'سيارة مفككة: فواتيرها وقطعها وما بيع منها',
    params: byId,
    reply: single(SourceVehicleDetail),
  },
});
