import type { Status } from '../kernel/status';

/** A receipt is money from a customer, a payment is money to a supplier. */
export const voucherKinds = { receipt: 'سند قبض', payment: 'سند صرف' } as const;
export type VoucherKind = keyof typeof voucherKinds;

export const voucherStatus = {
  valid: { label: 'ساري', tone: 'success' },
  partly_cancelled: { label: 'ملغي جزئياً', tone: 'warning' },
  cancelled: { label: 'ملغي', tone: 'danger' },
} as const satisfies Record<string, Status>;
export type VoucherStatus = keyof typeof voucherStatus;

/** A payment that was taken back cancels its voucher, as far as it was taken back. */
export const voucherStatusOf = ({ amount, reversed }: { amount: number; reversed: number }): VoucherStatus =>
  reversed === 0 ? 'valid' : reversed < amount ? 'partly_cancelled' : 'cancelled';
