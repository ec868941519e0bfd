import type { Status } from '../kernel/status';

export const supplierStatus = {
  active: { label: 'نشط', tone: 'success' },
  inactive: { label: 'غير نشط', tone: 'neutral' },
} as const satisfies Record<string, Status>;
export type SupplierStatus = keyof typeof supplierStatus;

/** What the entries of a supplier's account are. */
export const supplierTransactionTypes = {
  purchase: 'فاتورة شراء',
  payment: 'دفعة',
  reversal: 'إلغاء دفعة',
  return: 'مرتجع إلى المورد',
  cancel: 'إلغاء فاتورة',
  adjustment: 'تسوية',
} as const;
export type SupplierTransactionType = keyof typeof supplierTransactionTypes;
export const supplierTransactionTypeNames = Object.keys(supplierTransactionTypes) as [
  SupplierTransactionType,
  ...SupplierTransactionType[],
];

/** How a supplier is paid. */
export const purchasePaymentMethods = {
  cash: 'نقداً',
  card: 'بطاقة ائتمان',
  bank_transfer: 'تحويل بنكي',
  check: 'شيك',
  credit: 'آجل',
} as const;
export type PurchasePaymentMethod = keyof typeof purchasePaymentMethods;
export const purchasePaymentMethodNames = Object.keys(purchasePaymentMethods) as [
  PurchasePaymentMethod,
  ...PurchasePaymentMethod[],
];
