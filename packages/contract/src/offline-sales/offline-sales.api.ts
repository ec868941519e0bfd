import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { idFilter, listQuery } from '../kernel/paging';
import { page, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import {
  AcceptedDecisions,
  BookedByManager,
  CountedShortage,
  NotedDecision,
  ReversedOfflineSale,
} from './decisions.schema';
import { decisionKindNames } from './decisions.status';
import { BookedOfflineSale, NewOfflineSale, OfflineSale, OfflineSaleDetail } from './offline-sales.schema';
import { mostRescueBytes, RescuedSales } from './rescue.schema';

const touches = [
  'reservations',
  'offline-sales',
  'sales',
  'cash',
  'accounting',
  'customers',
  'inventory',
  'asked-parts',
  'products',
  'adjustments',
  'tills',
] as const;

export const OfflineSalesQuery = listQuery(['receivedAt', 'madeAt'], '-receivedAt', {
  /** open: a manager must decide; unbooked: it cannot be booked before that. */
  state: z.enum(['open', 'unbooked', 'decided', 'all']).default('open'),
  kind: z.enum(decisionKindNames).optional(),
  till: idFilter,
});
export type OfflineSalesQuery = z.output<typeof OfflineSalesQuery>;

export const offlineSalesApi = defineApi({
  book: {
    method: 'POST',
    path: '/sales/offline',
    access: 'sales:create',
    summary: 'تسجيل فاتورة حُفظت على نقطة بيع عند انقطاع الخادم، مرة واحدة مهما تكرر إرسالها',
    body: NewOfflineSale,
    reply: single(BookedOfflineSale),
    fromTill: true,
    touches,
    // a repetition changes nothing and leaves no trace; what is booked does
    audited: false,
  },
  rescue: {
    method: 'POST',
    path: '/sales/offline/rescue',
    access: 'sales:create',
    summary: 'تسجيل مبيعات ملف محفوظ من نقطة بيع تعذّر عليها إرسالها، في الحقل file',
    upload: { most: mostRescueBytes },
    reply: single(RescuedSales),
    touches,
    audited: false,
  },
  list: {
    method: 'GET',
    path: '/sales/offline',
    access: 'sales:decide',
    summary: 'مبيعات تمت عند انقطاع الخادم وما يحتاج قراراً منها',
    query: OfflineSalesQuery,
    reply: page(OfflineSale),
  },
  get: {
    method: 'GET',
    path: '/sales/offline/:id',
    access: 'sales:decide',
    summary: 'بيع تم عند انقطاع الخادم كما وصل، وما يحتاج قراراً منه',
    params: byId,
    reply: single(OfflineSaleDetail),
  },
  accept: {
    method: 'POST',
    path: '/sales/offline/:id/accept',
    access: 'sales:decide',
    summary: 'قبول بيع تم عند انقطاع الخادم كما هو',
    params: byId,
    body: AcceptedDecisions,
    reply: single(OfflineSaleDetail),
    idempotent: true,
    touches: ['offline-sales', 'sales'],
  },
  correctStock: {
    method: 'POST',
    path: '/sales/offline/:id/correct-stock',
    access: 'sales:decide',
    summary: 'تصحيح مخزون قطع بيعت ولم تكن في المخزون، بتسويات معتمدة',
    params: byId,
    body: CountedShortage,
    reply: single(OfflineSaleDetail),
    idempotent: true,
    touches,
  },
  countedInShift: {
    method: 'POST',
    path: '/sales/offline/:id/counted-in-shift',
    access: 'sales:decide',
    summary: 'نقود بيع عُدّت في إقفال ورديته قبل وصوله: تُخصم من حيث سُجلت مقابل الزيادة التي وجدها العدّ',
    params: byId,
    body: NotedDecision,
    reply: single(OfflineSaleDetail),
    idempotent: true,
    touches,
  },
  reverse: {
    method: 'POST',
    path: '/sales/offline/:id/reverse',
    access: 'sales:cancel',
    summary: 'إلغاء بيع تم عند انقطاع الخادم، أو صرف النظر عن تسجيله',
    params: byId,
    body: ReversedOfflineSale,
    reply: single(OfflineSaleDetail),
    idempotent: true,
    touches,
  },
  bookKept: {
    method: 'POST',
    path: '/sales/offline/:id/book',
    access: 'sales:decide',
    summary: 'تسجيل بيع تعذّر تسجيله، بعد تحديد القطعة أو العميل',
    params: byId,
    body: BookedByManager,
    reply: single(OfflineSaleDetail),
    idempotent: true,
    touches,
  },
});
