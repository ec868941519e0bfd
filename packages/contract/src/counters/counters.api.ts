import type { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { idFilter, listQuery } from '../kernel/paging';
import { page, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import { Counter, CounterChanges, counterReadOnly, NewCounter } from './counters.schema';

/** warehouseId selects the sequence of that warehouse, for counters that count per warehouse. */
export const CountersQuery = listQuery(['key', 'createdAt'], 'key', { warehouseId: idFilter });
export type CountersQuery = z.output<typeof CountersQuery>;

const touches = ['counters'] as const;

export const countersApi = defineApi({
  list: {
    method: 'GET',
    path: '/counters',
    access: 'counters:manage',
    summary: 'عدادات أرقام المستندات',
    query: CountersQuery,
    reply: page(Counter),
  },
  create: {
    method: 'POST',
    path: '/counters',
    access: 'counters:manage',
    summary: 'إضافة عداد',
    body: NewCounter,
    ignored: counterReadOnly,
    reply: single(Counter),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/counters/:id',
    access: 'counters:manage',
    summary: 'تعديل عداد؛ التسلسل يُرفع ولا يُخفض',
    params: byId,
    body: CounterChanges,
    ignored: counterReadOnly,
    reply: single(Counter),
    idempotent: true,
    touches,
  },
});
