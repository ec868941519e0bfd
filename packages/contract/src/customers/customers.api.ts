import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { keysOf } from '../kernel/keys-of';
import { flag, listQuery } from '../kernel/paging';
import { pickedFile } from '../kernel/picked';
import { fixedMessage, csvOrJson, page, single, statistics, summarised } from '../kernel/reply';
import { byId } from '../kernel/text';
import { Day } from '../kernel/time';
import {
  AccountPeriod,
  Ageing,
  BalanceChange,
  Customer,
  CustomerChanges,
  CustomerSales,
  CustomerSummary,
  CustomerTransaction,
  NewCustomer,
  PaidCustomer,
  PointsChange,
} from './customers.schema';
import { transactionTypes } from './customers.status';

const format = z.enum(['json', 'csv']).optional();
/** CSV and PDF statements cover the whole period, oldest entry first, as accountants expect. */
export const statementFormat = z.enum(['json', 'csv', 'pdf']).optional();

export const CustomersQuery = listQuery(['name', 'createdAt', 'balance', 'loyaltyPoints'], '-createdAt', {
  status: z.enum(['active', 'blocked']).optional(),
  balance: z.enum(['credit', 'zero', 'debt']).optional(),
  isBlocked: flag.optional(),
  format,
  /** Existing clients of this list expect a default of 50. */
  limit: z.coerce.number('يجب إدخال رقم صحيح').int().min(1).max(1000).default(50),
});
export type CustomersQuery = z.output<typeof CustomersQuery>;

export const TransactionsQuery = listQuery(['createdAt'], '-createdAt', {
  type: z.enum(keysOf(transactionTypes)).optional(),
  startDate: Day.optional(),
  endDate: Day.optional(),
  format: statementFormat,
});
export type TransactionsQuery = z.output<typeof TransactionsQuery>;

const touches = ['customers'] as const;
const touchesDebts = ['customers', 'sales', 'cash', 'accounting'] as const;
const ignored = ['_id', 'id', 'createdAt', 'updatedAt'] as const;

export const customersApi = defineApi({
  list: {
    method: 'GET',
    path: '/customers',
    access: 'customers:read',
    summary: 'قائمة العملاء، أو ملف CSV مع format=csv',
    query: CustomersQuery,
    reply: csvOrJson(page(Customer)),
  },
  exportPicked: pickedFile('/customers', 'customers:read', 'تصدير عملاء محددين ملف CSV'),
  statistics: {
    method: 'GET',
    path: '/customers/statistics',
    access: 'customers:read',
    summary: 'أعداد العملاء وأرصدتهم',
    reply: statistics(CustomerSummary),
  },
  overCreditLimit: {
    method: 'GET',
    path: '/customers/over-credit-limit',
    access: 'customers:read',
    summary: 'العملاء الذين تجاوزوا حد الائتمان، الأكثر ديناً أولاً',
    query: listQuery(['balance'], 'balance', {}),
    reply: page(Customer),
  },
  get: {
    method: 'GET',
    path: '/customers/:id',
    access: 'customers:read',
    summary: 'بيانات عميل',
    params: byId,
    reply: single(Customer),
  },
  totalSales: {
    method: 'GET',
    path: '/customers/:id/total-sales',
    access: 'customers:read',
    summary: 'مشتريات عميل إجمالاً وبالأشهر',
    params: byId,
    reply: single(CustomerSales),
  },
  ageing: {
    method: 'GET',
    path: '/customers/:id/ageing',
    access: 'customers:read',
    summary: 'أعمار ديون عميل',
    params: byId,
    reply: single(Ageing),
  },
  transactions: {
    method: 'GET',
    path: '/customer-balance/:id/transactions',
    access: 'customers:read',
    summary: 'حركات حساب عميل، أو كشف الحساب ملفاً مع format=csv أو format=pdf',
    params: byId,
    query: TransactionsQuery,
    reply: csvOrJson(summarised(CustomerTransaction, AccountPeriod)),
  },
  create: {
    method: 'POST',
    path: '/customers',
    access: 'customers:create',
    summary: 'إضافة عميل',
    body: NewCustomer,
    ignored: [...ignored, 'version'],
    reply: single(Customer),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/customers/:id',
    access: 'customers:update',
    summary: 'تعديل بيانات عميل',
    params: byId,
    body: CustomerChanges,
    ignored,
    reply: single(Customer),
    idempotent: true,
    touches: touchesDebts,
  },
  block: {
    method: 'PATCH',
    path: '/customers/:id/block',
    access: 'customers:update',
    summary: 'حظر عميل أو إلغاء حظره',
    params: byId,
    body: z.strictObject({ isBlocked: z.boolean() }),
    reply: single(Customer),
    idempotent: true,
    touches,
  },
  changeBalance: {
    method: 'PATCH',
    path: '/customers/:id/balance',
    access: 'customers:manage_balance',
    summary: 'إضافة إلى رصيد عميل أو الخصم منه أو تعيينه',
    params: byId,
    body: BalanceChange,
    reply: single(PaidCustomer),
    idempotent: true,
    touches: touchesDebts,
  },
  changePoints: {
    method: 'PATCH',
    path: '/customers/:id/loyalty',
    access: 'customers:manage_loyalty',
    summary: 'إضافة نقاط ولاء أو خصمها أو تعيينها',
    params: byId,
    body: PointsChange,
    reply: single(Customer),
    idempotent: true,
    touches,
  },
  remove: {
    method: 'DELETE',
    path: '/customers/:id',
    access: 'customers:delete',
    summary: 'حذف عميل لا يرتبط به شيء',
    params: byId,
    reply: fixedMessage('تم حذف العميل بنجاح'),
    touches,
  },
});
