import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { keysOf } from '../kernel/keys-of';
import { idFilter, listQuery } from '../kernel/paging';
import { pickedFile } from '../kernel/picked';
import { list, csvOrJson, page, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import { Day } from '../kernel/time';
import { SaleCar } from './sale-car.schema';
import { DailySales, SalesDay, SalesSummary } from './sales-figures.schema';
import { NewSale, Refund, RefundInput, Sale, SaleChanges } from './sales.schema';
import { paymentStatus, saleStatus } from './sales.status';
import { PastDays, topPartsApi } from './top-parts.api';

/** The filters of the list and of the totals above it. */
const filters = {
  q: z.string().trim().max(200).optional(),
  customer: idFilter,
  /** 'open' matches sales with money still owed, 'settled' those with none. */
  paymentStatus: z.enum([...keysOf(paymentStatus), 'open', 'settled']).optional(),
  status: z.enum(keysOf(saleStatus)).optional(),
  date: Day.optional(),
  startDate: Day.optional(),
  endDate: Day.optional(),
};
const SalesFilter = z.object(filters);
export type SalesFilter = z.output<typeof SalesFilter>;

export const SalesQuery = listQuery(['createdAt', 'grandTotal', 'saleNumber'], '-createdAt', {
  ...filters,
  format: z.enum(['json', 'csv']).optional(),
});
export type SalesQuery = z.output<typeof SalesQuery>;

const touches = [
  'sales',
  'cash',
  'accounting',
  'customers',
  'inventory',
  'asked-parts',
  'products',
  'marketing',
  'reservations',
] as const;
/** Computed fields that clients send back. */
const computed = [
  '_id',
  'saleNumber',
  'offlineNumber',
  'offlineSale',
  'warehouses',
  'subtotal',
  'campaign',
  'campaignDiscount',
  'total',
  'tax',
  'grandTotal',
  'remaining',
  'tillPaid',
  'laterRials',
  'cashReturned',
  'returned',
  'refundAmount',
  'refundReason',
  'refundDate',
  'usd_to_yer',
  'createdBy',
  'createdAt',
  'updatedAt',
  'rounding',
  'warnings',
  'voucher',
] as const;

export const salesApi = defineApi({
  list: {
    method: 'GET',
    path: '/sales',
    access: 'sales:read',
    summary: 'فواتير المبيعات، الأحدث أولاً، أو ملف CSV مع format=csv',
    query: SalesQuery,
    reply: csvOrJson(page(Sale)),
  },
  exportPicked: pickedFile('/sales', 'sales:read', 'تصدير فواتير مبيعات محددة ملف CSV'),
  daily: {
    method: 'GET',
    path: '/sales/daily',
    access: 'sales:read',
    summary: 'مبيعات يوم، اليوم الحالي ما لم يُذكر غيره',
    query: z.object({ date: Day.optional() }),
    reply: single(DailySales),
  },
  summary: {
    method: 'GET',
    path: '/sales/summary',
    access: 'sales:read',
    summary: 'إجمالي الفواتير التي تعرضها القائمة بعوامل التصفية نفسها',
    query: SalesFilter,
    reply: single(SalesSummary),
  },
  byDay: {
    method: 'GET',
    path: '/sales/by-day',
    access: 'sales:read',
    summary: 'مبيعات كل يوم من الأيام الأخيرة',
    query: z.object({ days: PastDays }),
    reply: list(SalesDay),
  },
  ...topPartsApi,
  ofCustomer: {
    method: 'GET',
    path: '/sales/customer/:id',
    access: 'sales:read',
    summary: 'فواتير عميل',
    params: byId,
    query: listQuery(['createdAt'], '-createdAt', {}),
    reply: page(Sale),
  },
  carsOfCustomer: {
    method: 'GET',
    path: '/sales/customer/:id/cars',
    access: 'sales:read',
    summary: 'السيارات التي اشترى لها عميل، الأحدث أولاً',
    params: byId,
    reply: list(SaleCar),
  },
  get: {
    method: 'GET',
    path: '/sales/:id',
    access: 'sales:read',
    summary: 'بيانات فاتورة',
    params: byId,
    reply: single(Sale),
  },
  refunds: {
    method: 'GET',
    path: '/sales/:id/refunds',
    access: 'sales:read',
    summary: 'مرتجعات فاتورة',
    params: byId,
    reply: list(Refund),
  },
  create: {
    method: 'POST',
    path: '/sales',
    access: 'sales:create',
    summary: 'حفظ فاتورة: الأصناف والمخزون والحساب معاً',
    body: NewSale,
    ignored: [...computed, 'version'],
    reply: single(Sale),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/sales/:id',
    access: 'sales:create',
    summary: 'ملاحظات فاتورة وطريقة دفعها، وتسديد المتبقي، وإكمال فاتورة معلقة',
    params: byId,
    body: SaleChanges,
    ignored: computed,
    reply: single(Sale),
    idempotent: true,
    touches,
  },
  cancel: {
    method: 'PUT',
    path: '/sales/:id/cancel',
    access: 'sales:cancel',
    summary: 'إلغاء فاتورة وإعادة أصنافها وتصحيح حساب العميل',
    params: byId,
    reply: single(Sale),
    idempotent: true,
    touches,
  },
  refund: {
    method: 'POST',
    path: '/sales/:id/refund',
    access: 'sales:refund',
    summary: 'مرتجع بمبلغ وأصناف',
    params: byId,
    body: RefundInput,
    aliases: { amount: 'refundAmount', reason: 'refundReason' },
    reply: single(Sale),
    idempotent: true,
    touches,
  },
});
