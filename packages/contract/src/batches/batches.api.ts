import { defineApi } from '../kernel/endpoint';
import { fixedMessage, page, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import { Batch, BatchChanges, BatchQuery, NewBatch } from './batches.schema';

const touches = ['batches', 'inventory'] as const;
const aliases = { productId: 'product', warehouseId: 'warehouse' } as const;

/** Fields that clients send back although they only read them. */
const ignored = ['_id', 'id', 'unit', 'status', 'expired', 'createdAt'] as const;

export const batchesApi = defineApi({
  list: {
    method: 'GET',
    path: '/stock-batches',
    access: 'inventory:read',
    summary: 'دفعات المخزون وتواريخ انتهائها',
    query: BatchQuery,
    reply: page(Batch),
  },
  create: {
    method: 'POST',
    path: '/stock-batches',
    access: 'inventory:update',
    summary: 'إضافة دفعة من مخزون قطعة',
    body: NewBatch,
    ignored: [...ignored, 'updatedAt'],
    aliases,
    reply: single(Batch),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/stock-batches/:id',
    access: 'inventory:update',
    summary: 'تعديل دفعة مخزون',
    params: byId,
    body: BatchChanges,
    ignored,
    aliases,
    reply: single(Batch),
    idempotent: true,
    touches,
  },
  remove: {
    method: 'DELETE',
    path: '/stock-batches/:id',
    access: 'inventory:update',
    summary: 'حذف دفعة مخزون دون تغيير المخزون',
    params: byId,
    reply: fixedMessage('تم حذف دفعة المخزون'),
    touches,
  },
});
