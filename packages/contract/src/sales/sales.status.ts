import { tenderMethods } from '../cash/tender.status';
import type { Status } from '../kernel/status';

export const saleStatus = {
  completed: { label: 'مكتملة', tone: 'success' },
  pending: { label: 'معلقة', tone: 'warning' },
  refunded: { label: 'مسترجعة', tone: 'info' },
  cancelled: { label: 'ملغية', tone: 'danger' },
} as const satisfies Record<string, Status>;
export type SaleStatus = keyof typeof saleStatus;

/** The status of a sale that was partly returned. */
export const partlyRefunded: Status = { label: 'مسترجعة جزئياً', tone: 'warning' };

export const isPartlyRefunded = (sale: { status: SaleStatus; refundAmount: number }): boolean =>
  sale.status === 'completed' && sale.refundAmount > 0;

export const paymentStatus = {
  paid: { label: 'مدفوع', tone: 'success' },
  partial: { label: 'مدفوع جزئياً', tone: 'warning' },
  deferred: { label: 'آجل', tone: 'warning' },
  cancelled: { label: 'ملغي', tone: 'neutral' },
} as const satisfies Record<string, Status>;
export type PaymentStatus = keyof typeof paymentStatus;

const unknown = 'غير معروف';

const known = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** Returns the payment status; null for a held sale, whose payment is decided at its completion. */
export const paymentStatusOfSale = (sale: { status: string; paymentStatus: string }): Status | null =>
  sale.status === 'pending'
    ? null
    : (known<Status>(paymentStatus, sale.paymentStatus) ?? { label: unknown, tone: 'neutral' });

/** Returns the label of the payment method, else of the payment status. */
export const paymentLabel = (sale: { paymentMethod?: string; paymentStatus?: string }): string =>
  known<string>(paymentMethods, sale.paymentMethod ?? '') ??
  known<Status>(paymentStatus, sale.paymentStatus ?? '')?.label ??
  unknown;

/** The payment types offered when a sale is made. */
export const paymentTypes = { paid: 'نقدي', partial: 'جزئي', deferred: 'آجل' } as const;
export type PaymentType = keyof typeof paymentTypes;

/** How a sale was paid: the method of its largest tender, or on credit. */
export const paymentMethods = { ...tenderMethods, credit: 'آجل' } as const;
export type PaymentMethod = keyof typeof paymentMethods;

/** Derives the payment status of a sale from the amount still owed. */
export const paymentStatusOf = ({
  grandTotal,
  paid,
  remaining,
}: {
  grandTotal: number;
  paid: number;
  remaining: number;
}): PaymentType => (remaining === 0 ? 'paid' : paid > 0 && remaining < grandTotal ? 'partial' : 'deferred');

export const walkIn = 'زبون عابر';
