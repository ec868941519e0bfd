import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { idFilter, listQuery } from '../kernel/paging';
import { pickedFile } from '../kernel/picked';
import { fixedMessage, csvOrJson, single, summarised } from '../kernel/reply';
import { byId } from '../kernel/text';
import { Day } from '../kernel/time';
import { NewPurchasePayment } from './purchase-payments.schema';
import { ReturnInput } from './purchase-returns.schema';
import {
  CancelInput,
  NewPurchase,
  PaidPurchase,
  Purchase,
  PurchaseChanges,
  PurchaseDetail,
  PurchaseSummary,
  ReceivedPurchase,
} from './purchases.schema';
import { CloseRestInput, ReceiptInput, SellingPricesInput } from './receipts.schema';
import { purchasePaymentStatusNames, purchaseStatusNames } from './purchases.status';

export const PurchasesQuery = listQuery(['purchaseDate', 'createdAt', 'totalAmount'], '-createdAt', {
  /** 'awaited' matches orders of which something has not arrived. */
  status: z.enum([...purchaseStatusNames, 'awaited']).optional(),
  supplier: idFilter,
  /** 'open' matches purchases with money still owed. */
  paymentStatus: z.enum([...purchasePaymentStatusNames, 'open']).optional(),
  product: idFilter,
  sourceVehicle: idFilter,
  startDate: Day.optional(),
  endDate: Day.optional(),
  format: z.enum(['json', 'csv']).optional(),
});
export type PurchasesQuery = z.output<typeof PurchasesQuery>;

const touches = [
  'purchases',
  'suppliers',
  'inventory',
  'products',
  'asked-parts',
  'cash',
  'accounting',
] as const;
const touchesDebts = ['purchases', 'suppliers', 'cash', 'accounting'] as const;
/** Computed fields that clients send back. */
const computed = [
  '_id',
  'purchaseNumber',
  'dueDate',
  'goods',
  'receivedAmount',
  'receipts',
  'returnedAmount',
  'hasReturns',
  'remainingAmount',
  'usd_to_yer',
  'itemCount',
  'forTeardown',
  'bought',
  'change',
  'rounding',
  'warnings',
  'voucher',
  'payments',
  'returns',
  'createdBy',
  'createdAt',
  'updatedAt',
] as const;

export const purchasesApi = defineApi({
  list: {
    method: 'GET',
    path: '/purchases',
    access: 'purchases:read',
    summary: 'فواتير الشراء مع الإجماليات، أو ملف CSV مع format=csv',
    query: PurchasesQuery,
    reply: csvOrJson(summarised(Purchase, PurchaseSummary)),
  },
  exportPicked: pickedFile('/purchases', 'purchases:read', 'تصدير فواتير شراء محددة ملف CSV'),
  get: {
    method: 'GET',
    path: '/purchases/:id',
    access: 'purchases:read',
    summary: 'فاتورة شراء بأصنافها ودفعاتها ومرتجعاتها',
    params: byId,
    reply: single(PurchaseDetail),
  },
  create: {
    method: 'POST',
    path: '/purchases',
    access: 'purchases:create',
    summary: 'تسجيل فاتورة شراء؛ المكتملة تدخل بضاعتها المخزون',
    body: NewPurchase,
    ignored: computed,
    reply: single(PaidPurchase),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/purchases/:id',
    access: 'purchases:update',
    summary: 'تعديل فاتورة شراء، أو استلام فاتورة معلقة',
    params: byId,
    body: PurchaseChanges,
    ignored: [...computed, 'tenders'],
    reply: single(PaidPurchase),
    idempotent: true,
    touches,
  },
  receive: {
    method: 'POST',
    path: '/purchases/:id/receipts',
    access: 'purchases:update',
    summary: 'استلام ما وصل من فاتورة معلقة، أو كل ما بقي منها',
    params: byId,
    body: ReceiptInput,
    reply: single(ReceivedPurchase),
    status: 201,
    idempotent: true,
    touches,
  },
  sellingPrices: {
    method: 'POST',
    path: '/purchases/:id/selling-prices',
    access: 'products:update',
    summary: 'أسعار بيع جديدة لقطع فاتورة شراء، كلها أو لا شيء منها',
    params: byId,
    body: SellingPricesInput,
    reply: fixedMessage('تم حفظ أسعار البيع'),
    idempotent: true,
    touches: ['products', 'inventory'],
  },
  closeRest: {
    method: 'POST',
    path: '/purchases/:id/close-rest',
    access: 'purchases:update',
    summary: 'التخلي عما لن يصل من فاتورة مستلمة جزئياً',
    params: byId,
    body: CloseRestInput,
    reply: single(PurchaseDetail),
    idempotent: true,
    touches,
  },
  delete: {
    method: 'DELETE',
    path: '/purchases/:id',
    access: 'purchases:delete',
    summary: 'حذف فاتورة شراء لم تدخل بضاعة',
    params: byId,
    reply: fixedMessage('تم حذف الفاتورة بنجاح'),
    touches,
  },
  paymentStatus: {
    method: 'PATCH',
    path: '/purchases/:id/payment-status',
    access: 'purchases:update',
    summary: 'تغيير حالة دفع فاتورة شراء',
    params: byId,
    body: z.strictObject({ paymentStatus: z.enum(purchasePaymentStatusNames) }),
    reply: single(PaidPurchase),
    idempotent: true,
    touches: touchesDebts,
  },
  pay: {
    method: 'POST',
    path: '/purchases/:id/payments',
    access: 'purchases:update',
    summary: 'دفعة على فاتورة شراء',
    params: byId,
    body: NewPurchasePayment,
    reply: single(PaidPurchase),
    status: 201,
    idempotent: true,
    touches: touchesDebts,
  },
  return: {
    method: 'POST',
    path: '/purchases/:id/return',
    access: 'purchases:update',
    summary: 'إرجاع أصناف فاتورة شراء أو كلها إلى المورد',
    params: byId,
    body: ReturnInput,
    reply: single(PurchaseDetail),
    idempotent: true,
    touches,
  },
  cancel: {
    method: 'POST',
    path: '/purchases/:id/cancel',
    access: 'purchases:update',
    summary: 'إلغاء فاتورة شراء كأنها لم تكن',
    params: byId,
    body: CancelInput,
    reply: single(PurchaseDetail),
    idempotent: true,
    touches,
  },
});
