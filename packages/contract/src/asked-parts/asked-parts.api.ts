import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { keysOf } from '../kernel/keys-of';
import { listQuery } from '../kernel/paging';
import { page, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import { AskedPart, AskedPartChange, NewAskedPart } from './asked-parts.schema';
import { askedPartStatus } from './asked-parts.status';

export const AskedPartsQuery = listQuery(['times', 'lastAskedAt'], '-times', {
  status: z.enum(keysOf(askedPartStatus)).optional(),
});
export type AskedPartsQuery = z.output<typeof AskedPartsQuery>;

const touches = ['asked-parts'] as const;

export const askedPartsApi = defineApi({
  list: {
    method: 'GET',
    path: '/asked-parts',
    access: 'purchases:read',
    summary: 'قطع طلبها العملاء ولم تكن موجودة، الأكثر طلباً أولاً',
    query: AskedPartsQuery,
    reply: page(AskedPart),
  },
  note: {
    method: 'POST',
    path: '/asked-parts',
    access: 'sales:create',
    summary: 'تسجيل قطعة طلبها عميل ولم توجد؛ الطلب المكرر يزيد عدد مراتها',
    body: NewAskedPart,
    reply: single(AskedPart),
    status: 201,
    idempotent: true,
    touches,
  },
  decide: {
    method: 'PATCH',
    path: '/asked-parts/:id',
    access: 'purchases:create',
    summary: 'قرار المشتري في قطعة طلبها العملاء',
    params: byId,
    body: AskedPartChange,
    reply: single(AskedPart),
    touches,
  },
});
