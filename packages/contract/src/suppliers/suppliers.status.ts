import { tenderMethods } from '../cash/tender.status';
import { keysOf } from '../kernel/keys-of';
import type { Status } from '../kernel/status';

export const supplierStatus = {
  active: { label: 'نشط', tone: 'success' },
  inactive: { label: 'غير نشط', tone: 'neutral' },
} as const satisfies Record<string, Status>;
export type SupplierStatus = keyof typeof supplierStatus;

export const supplierStatusOf = ({ isActive }: { isActive: boolean }): SupplierStatus =>
  isActive ? 'active' : 'inactive';

/** The kinds of entries in a supplier's account. */
export const supplierTransactionTypes = {
  purchase: 'فاتورة شراء',
  payment: 'دفعة',
  reversal: 'إلغاء دفعة',
  return: 'مرتجع إلى المورد',
  cancel: 'إلغاء فاتورة',
  adjustment: 'تسوية',
} as const;
export type SupplierTransactionType = keyof typeof supplierTransactionTypes;
export const supplierTransactionTypeNames = keysOf(supplierTransactionTypes);

/** The payment methods towards a supplier. */
export const supplierPaymentMethods = tenderMethods;
export type SupplierPaymentMethod = keyof typeof supplierPaymentMethods;
export const supplierPaymentMethodNames = keysOf(supplierPaymentMethods);

/** The payment methods of a purchase: those of a supplier, or on credit. */
export const purchasePaymentMethods = { ...supplierPaymentMethods, credit: 'آجل' } as const;
export type PurchasePaymentMethod = keyof typeof purchasePaymentMethods;
export const purchasePaymentMethodNames = keysOf(purchasePaymentMethods);
