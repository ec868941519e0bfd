import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { keysOf } from '../kernel/keys-of';
import { idFilter, listQuery } from '../kernel/paging';
import { csvOrJson, page, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import { Day } from '../kernel/time';
import {
  NewQuotation,
  Quotation,
  QuotationChanges,
  QuotationKeeping,
  QuotationLoss,
  QuotationRow,
  QuotationsReport,
} from './quotations.schema';
import { quotationStatus } from './quotations.status';

/** The filters of the list and of the report above it. */
const filters = {
  q: z.string().trim().max(200).optional(),
  /** 'open' are those that may still be accepted, 'won' those of which something was sold. */
  status: z.enum([...keysOf(quotationStatus), 'open', 'won']).optional(),
  customer: idFilter,
  seller: idFilter,
  startDate: Day.optional(),
  endDate: Day.optional(),
};
const QuotationsFilter = z.object(filters);
export type QuotationsFilter = z.output<typeof QuotationsFilter>;

export const QuotationsQuery = listQuery(['createdAt', 'number', 'grandTotal', 'validUntil'], '-createdAt', {
  ...filters,
  format: z.enum(['json', 'csv']).optional(),
});
export type QuotationsQuery = z.output<typeof QuotationsQuery>;

const touches = ['quotations'] as const;
const keeping = ['quotations', 'reservations', 'products', 'inventory'] as const;

export const quotationsApi = defineApi({
  list: {
    method: 'GET',
    path: '/quotations',
    access: 'sales:read',
    summary: 'عروض الأسعار، الأحدث أولاً، أو ملف CSV مع format=csv',
    query: QuotationsQuery,
    reply: csvOrJson(page(QuotationRow)),
  },
  report: {
    method: 'GET',
    path: '/quotations/report',
    access: 'sales:read',
    summary: 'ما صارت إليه عروض الأسعار التي تعرضها القائمة: ما بيع وما لم يتم وأسبابه، ولكل بائع',
    query: QuotationsFilter,
    reply: single(QuotationsReport),
  },
  get: {
    method: 'GET',
    path: '/quotations/:id',
    access: 'sales:read',
    summary: 'عرض سعر بأصنافه وخياراتها',
    params: byId,
    reply: single(Quotation),
  },
  create: {
    method: 'POST',
    path: '/quotations',
    access: 'sales:create',
    summary: 'حفظ عرض سعر: لا يمس المخزون ولا الحسابات',
    body: NewQuotation,
    reply: single(Quotation),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/quotations/:id',
    access: 'sales:create',
    summary: 'تعديل عرض سعر لم يُبع منه شيء؛ ما حُجز له يتبعه',
    params: byId,
    body: QuotationChanges,
    reply: single(Quotation),
    idempotent: true,
    touches: keeping,
  },
  send: {
    method: 'POST',
    path: '/quotations/:id/send',
    access: 'sales:create',
    summary: 'تسجيل أن عرض السعر أُعطي للعميل، مطبوعاً أو برسالة',
    params: byId,
    reply: single(Quotation),
    idempotent: true,
    touches,
  },
  lose: {
    method: 'POST',
    path: '/quotations/:id/lose',
    access: 'sales:create',
    summary: 'تسجيل أن العميل لم يشترِ، ولماذا؛ يُلغى ما حُجز له',
    params: byId,
    body: QuotationLoss,
    reply: single(Quotation),
    idempotent: true,
    touches: keeping,
  },
  keep: {
    method: 'POST',
    path: '/quotations/:id/keep',
    access: 'sales:create',
    summary: 'حجز خيارات من عرض سعر للعميل حتى آخر يوم',
    params: byId,
    body: QuotationKeeping,
    reply: single(Quotation),
    idempotent: true,
    touches: keeping,
  },
  letGo: {
    method: 'POST',
    path: '/quotations/:id/let-go',
    access: 'sales:create',
    summary: 'إلغاء ما حُجز لعرض سعر',
    params: byId,
    reply: single(Quotation),
    idempotent: true,
    touches: keeping,
  },
});
