import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { list, single } from '../kernel/reply';
import { FoundCustomer, FoundThings, Things } from './palette.schema';

export const paletteApi = defineApi({
  find: {
    method: 'GET',
    path: '/palette',
    access: 'signed-in',
    summary: 'البحث السريع في القطع والعملاء والموردين والمستندات، بحسب صلاحيات المستخدم',
    query: z.object({ q: z.string().trim().max(200).default('') }),
    reply: single(FoundThings),
  },
  recall: {
    method: 'GET',
    path: '/palette/things',
    access: 'signed-in',
    summary: 'سجلات بأنواعها ومعرفاتها كما يعرضها البحث السريع، بحسب صلاحيات المستخدم',
    query: z.object({ things: Things.default([]) }),
    reply: single(FoundThings),
  },
  debtors: {
    method: 'GET',
    path: '/palette/debtors',
    access: 'customers:read',
    summary: 'العملاء المدينون بالاسم أو الهاتف، أو أكثرهم ديناً من دون بحث',
    query: z.object({ q: z.string().trim().max(200).default('') }),
    reply: list(FoundCustomer),
  },
});
