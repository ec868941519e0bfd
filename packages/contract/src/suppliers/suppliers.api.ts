import { z } from 'zod';
import { statementFormat } from '../customers/customers.api';
import { AccountPeriod, Ageing } from '../customers/customers.schema';
import { defineApi } from '../kernel/endpoint';
import { flag, listQuery } from '../kernel/paging';
import { pickedFile } from '../kernel/picked';
import { fixedMessage, list, csvOrJson, single, summarised } from '../kernel/reply';
import { byId } from '../kernel/text';
import { Day } from '../kernel/time';
import {
  NewSupplier,
  PaidSupplier,
  Supplier,
  SupplierAdjustment,
  SupplierChanges,
  SupplierPayment,
  SupplierSummary,
  SupplierTransaction,
} from './suppliers.schema';
import { supplierTransactionTypeNames } from './suppliers.status';

const format = z.enum(['json', 'csv']).optional();

export const SuppliersQuery = listQuery(['name', 'createdAt', 'balance'], '-createdAt', {
  status: z.enum(['active', 'inactive']).optional(),
  city: z.string().trim().max(100).optional(),
  /** 'bought': something was received from them; 'owed': the shop owes them by their account. */
  account: z.enum(['bought', 'owed']).optional(),
  /** 'false' skips the totals, which cost more than the page, for callers that only look up a supplier. */
  summary: flag.optional(),
  format,
});
export type SuppliersQuery = z.output<typeof SuppliersQuery>;

export const SupplierTransactionsQuery = listQuery(['createdAt', 'date'], '-createdAt', {
  type: z.enum(supplierTransactionTypeNames).optional(),
  startDate: Day.optional(),
  endDate: Day.optional(),
  format: statementFormat,
});
export type SupplierTransactionsQuery = z.output<typeof SupplierTransactionsQuery>;

const touches = ['suppliers'] as const;
const touchesDebts = ['suppliers', 'purchases', 'cash', 'accounting'] as const;
/** Computed fields that clients send back. */
const computed = [
  '_id',
  'balance',
  'totalPurchases',
  'totalPaid',
  'totalRemaining',
  'purchaseCount',
  'isDeletable',
  'createdAt',
  'updatedAt',
] as const;

export const suppliersApi = defineApi({
  list: {
    method: 'GET',
    path: '/suppliers',
    access: 'suppliers:read',
    summary: 'قائمة الموردين مع الإجماليات، أو ملف CSV مع format=csv',
    query: SuppliersQuery,
    reply: csvOrJson(summarised(Supplier, SupplierSummary.optional())),
  },
  exportPicked: pickedFile('/suppliers', 'suppliers:read', 'تصدير موردين محددين ملف CSV'),
  cities: {
    method: 'GET',
    path: '/suppliers/cities',
    access: 'suppliers:read',
    summary: 'مدن الموردين',
    reply: list(z.string()),
  },
  get: {
    method: 'GET',
    path: '/suppliers/:id',
    access: 'suppliers:read',
    summary: 'بيانات مورد',
    params: byId,
    reply: single(Supplier),
  },
  create: {
    method: 'POST',
    path: '/suppliers',
    access: 'suppliers:create',
    summary: 'إضافة مورد',
    body: NewSupplier,
    ignored: computed,
    reply: single(Supplier),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/suppliers/:id',
    access: 'suppliers:update',
    summary: 'تعديل مورد أو إيقافه',
    params: byId,
    body: SupplierChanges,
    ignored: computed,
    reply: single(Supplier),
    idempotent: true,
    touches,
  },
  delete: {
    method: 'DELETE',
    path: '/suppliers/:id',
    access: 'suppliers:delete',
    summary: 'حذف مورد لا ترتبط به عمليات',
    params: byId,
    reply: fixedMessage('تم حذف المورد بنجاح'),
    touches,
  },
  transactions: {
    method: 'GET',
    path: '/suppliers/:id/transactions',
    access: 'suppliers:read',
    summary: 'حركات حساب مورد، أو كشف الحساب ملفاً مع format=csv أو format=pdf',
    params: byId,
    query: SupplierTransactionsQuery,
    reply: csvOrJson(summarised(SupplierTransaction, AccountPeriod)),
  },
  ageing: {
    method: 'GET',
    path: '/suppliers/:id/ageing',
    access: 'suppliers:read',
    summary: 'أعمار المستحق لمورد',
    params: byId,
    reply: single(Ageing),
  },
  pay: {
    method: 'POST',
    path: '/suppliers/:id/payments',
    access: 'suppliers:update',
    summary: 'دفعة لمورد، تسدد أقدم فواتيره',
    params: byId,
    body: SupplierPayment,
    reply: single(PaidSupplier),
    status: 201,
    idempotent: true,
    touches: touchesDebts,
  },
  adjust: {
    method: 'POST',
    path: '/suppliers/:id/adjustments',
    access: 'suppliers:adjust',
    summary: 'تسوية حساب مورد',
    params: byId,
    body: SupplierAdjustment,
    reply: single(Supplier),
    status: 201,
    idempotent: true,
    touches: touchesDebts,
  },
});
