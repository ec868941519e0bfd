import { isKeyOf, keysOf } from '../kernel/keys-of';
import type { Status } from '../kernel/status';

export const purchaseStatus = {
  completed: { label: 'مكتملة', tone: 'success' },
  partly_received: { label: 'مستلمة جزئياً', tone: 'warning' },
  pending: { label: 'معلقة', tone: 'warning' },
  cancelled: { label: 'ملغية', tone: 'danger' },
  returned: { label: 'مرتجعة', tone: 'info' },
} as const satisfies Record<string, Status>;
export type PurchaseStatus = keyof typeof purchaseStatus;
export const purchaseStatusNames = keysOf(purchaseStatus);

/** Whether goods of the purchase have arrived, so that it may be paid and returned. */
export const hasArrived = (status: PurchaseStatus): boolean =>
  status === 'completed' || status === 'partly_received';

/** Whether goods of the purchase are still on order. */
export const isAwaited = (status: PurchaseStatus): boolean =>
  status === 'pending' || status === 'partly_received';

/** The status of a purchase with some goods returned and some kept. */
export const partlyReturned: Status = { label: 'مرتجعة جزئياً', tone: 'warning' };

interface Returned {
  status: PurchaseStatus;
  returnedAmount: number;
  /** Whether goods went back; those that cost nothing leave no amount. */
  hasReturns: boolean;
}

export const isPartlyReturned = ({ status, returnedAmount, hasReturns }: Returned): boolean =>
  hasArrived(status) && (returnedAmount > 0 || hasReturns);

/** The payment status of a purchase; the specification calls an unpaid one 'pending'. */
export const purchasePaymentStatus = {
  paid: { label: 'مدفوعة', tone: 'success' },
  partial: { label: 'مدفوعة جزئياً', tone: 'warning' },
  pending: { label: 'غير مدفوعة', tone: 'danger' },
} as const satisfies Record<string, Status>;
export type PurchasePaymentStatus = keyof typeof purchasePaymentStatus;
export const purchasePaymentStatusNames = keysOf(purchasePaymentStatus);

/**
 * Where goods are bought. The specification names only 'direct'; other stored values are shown as they are.
 */
export const purchaseTypes = { direct: 'شراء مباشر', import: 'استيراد من الخارج' } as const;
export const purchaseTypeLabel = (type: string): string =>
  isKeyOf(purchaseTypes, type) ? purchaseTypes[type] : type;

/** How freight and customs are distributed over the lines. */
export const spreads = { value: 'حسب القيمة', quantity: 'حسب الكمية' } as const;
export type Spread = keyof typeof spreads;
