import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { idFilter, listQuery } from '../kernel/paging';
import { list, csvOrJson, page } from '../kernel/reply';
import { Day } from '../kernel/time';
import { AuditEntry, AuditPerson } from './audit.schema';

const name = z.string().max(100).optional();

export const AuditQuery = listQuery(['createdAt'], '-createdAt', {
  user: idFilter,
  entity: name,
  entityId: idFilter,
  /** 'sale.refund', or 'refund' for any entity. */
  action: name,
  startDate: Day.optional(),
  endDate: Day.optional(),
  format: z.enum(['json', 'csv']).optional(),
  limit: z.coerce.number('يجب إدخال رقم صحيح').int().min(1).max(1000).default(20),
});
export type AuditQuery = z.output<typeof AuditQuery>;

export const auditApi = defineApi({
  list: {
    method: 'GET',
    path: '/audit',
    access: 'audit:read',
    summary: 'سجل التدقيق: من غيّر ماذا ومتى، أو ملف CSV مع format=csv',
    query: AuditQuery,
    reply: csvOrJson(page(AuditEntry)),
  },
  people: {
    method: 'GET',
    path: '/audit/people',
    access: 'audit:read',
    summary: 'المستخدمون الذين يمكن تصفية السجل بهم',
    reply: list(AuditPerson),
  },
});
