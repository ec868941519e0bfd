import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { listQuery } from '../kernel/paging';
import { list, page, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import { SourceVehicle, SourceVehicleDetail } from './source-vehicles.schema';
import {
  BrokenPiece,
  CloseTeardown,
  NewTeardown,
  PiecePlan,
  ProposedPiece,
  TakeOff,
  UndoStep,
} from './teardown.schema';
import { teardownStatusNames } from './teardown.status';

export const SourceVehiclesQuery = listQuery(['createdAt'], '-createdAt', {
  teardown: z.enum(teardownStatusNames).optional(),
});
export type SourceVehiclesQuery = z.output<typeof SourceVehiclesQuery>;

const moved = ['purchases', 'products', 'inventory', 'asked-parts', 'cash', 'accounting'] as const;

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
  buy: {
    method: 'POST',
    path: '/source-vehicles',
    access: 'purchases:create',
    summary: 'شراء سيارة لتفكيكها: السيارة وفاتورة شرائها',
    body: NewTeardown,
    reply: single(SourceVehicleDetail),
    status: 201,
    idempotent: true,
    touches: ['purchases', 'suppliers', 'cash', 'accounting'],
  },
  proposals: {
    method: 'GET',
    path: '/source-vehicles/:id/proposals',
    access: 'purchases:read',
    summary: 'القطع المتوقعة لسيارة: ما يناسبها في الكتالوج وما نزل من سيارات مثلها',
    params: byId,
    reply: list(ProposedPiece),
  },
  plan: {
    method: 'PUT',
    path: '/source-vehicles/:id/pieces',
    access: 'purchases:update',
    summary: 'القطع التي على سيارة تُفكك وأسعارها المتوقعة، وتوزيع التكلفة عليها',
    params: byId,
    body: PiecePlan,
    reply: single(SourceVehicleDetail),
    idempotent: true,
    touches: ['purchases', 'products'],
  },
  takeOff: {
    method: 'POST',
    path: '/source-vehicles/:id/take-off',
    access: 'purchases:update',
    summary: 'إنزال قطع من سيارة إلى المخزون، لكل قطعة بطاقة وباركود',
    params: byId,
    body: TakeOff,
    reply: single(SourceVehicleDetail),
    status: 201,
    idempotent: true,
    touches: moved,
  },
  broken: {
    method: 'POST',
    path: '/source-vehicles/:id/broken',
    access: 'purchases:update',
    summary: 'قطعة على السيارة وُجدت تالفة: تكلفتها خسارة أو على بقية القطع',
    params: byId,
    body: BrokenPiece,
    reply: single(SourceVehicleDetail),
    idempotent: true,
    touches: moved,
  },
  close: {
    method: 'POST',
    path: '/source-vehicles/:id/close',
    access: 'purchases:update',
    summary: 'إنهاء تفكيك سيارة: ما بقي منها يباع خردة بالوزن',
    params: byId,
    body: CloseTeardown,
    reply: single(SourceVehicleDetail),
    idempotent: true,
    touches: moved,
  },
  undo: {
    method: 'POST',
    path: '/source-vehicles/:id/undo',
    access: 'purchases:update',
    summary: 'التراجع عن آخر خطوة في تفكيك سيارة ما لم يُبنَ عليها شيء',
    params: byId,
    body: UndoStep,
    reply: single(SourceVehicleDetail),
    idempotent: true,
    touches: [...moved, 'suppliers'],
  },
});
