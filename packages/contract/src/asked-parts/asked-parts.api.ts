import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { keysOf } from '../kernel/keys-of';
import { idFilter, listQuery } from '../kernel/paging';
import { csvOrJson, list, single, summarised } from '../kernel/reply';
import { byId } from '../kernel/text';
import {
  AskedPart,
  AskedPartChange,
  AskedPartsSummary,
  Asker,
  NewAskedPart,
  NewTelling,
  Told,
} from './asked-parts.schema';
import { askedPartStatus } from './asked-parts.status';

export const AskedPartsQuery = listQuery(['times', 'quantity', 'value', 'lastAskedAt'], '-times', {
  status: z.enum(keysOf(askedPartStatus)).optional(),
  customer: idFilter,
  product: idFilter,
  /** The make of the car it was asked for. */
  make: z.string().trim().max(60).optional(),
  format: z.enum(['json', 'csv']).optional(),
});
export type AskedPartsQuery = z.output<typeof AskedPartsQuery>;

const touches = ['asked-parts'] as const;

export const askedPartsApi = defineApi({
  list: {
    method: 'GET',
    path: '/asked-parts',
    access: 'askedParts:read',
    summary: 'قطع طلبها العملاء ولم تكن موجودة، الأكثر طلباً أولاً، أو ملف CSV مع format=csv',
    query: AskedPartsQuery,
    reply: csvOrJson(summarised(AskedPart, AskedPartsSummary)),
  },
  askers: {
    method: 'GET',
    path: '/asked-parts/:id/askers',
    access: 'askedParts:read',
    summary: 'من طلبوا قطعة: من وصل ما طلبوه أولاً، والأقدم قبل الأحدث',
    params: byId,
    reply: list(Asker),
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
    summary: 'قرار المشتري في قطعة طلبها العملاء، وربطها بمنتج',
    params: byId,
    body: AskedPartChange,
    reply: single(AskedPart),
    idempotent: true,
    touches,
  },
  tell: {
    method: 'POST',
    path: '/asked-parts/:id/tell',
    access: 'askedParts:tell',
    summary: 'إبلاغ من طلبوا قطعة بوصولها، رسالة لكل منهم، مع حجزها لهم',
    params: byId,
    body: NewTelling,
    reply: single(Told),
    status: 201,
    idempotent: true,
    touches: ['asked-parts', 'reservations', 'products', 'inventory'],
  },
  close: {
    method: 'POST',
    path: '/asked-parts/:id/close',
    access: 'sales:create',
    summary: 'إغلاق طلب: لا يُنتظر أحد بعده',
    params: byId,
    reply: single(AskedPart),
    idempotent: true,
    touches,
  },
});
