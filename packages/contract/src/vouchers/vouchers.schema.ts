import { z } from 'zod';
import { can, type Right, type Subject } from '../access/can';
import { MoneyAmount, tendered } from '../cash/tender.schema';
import { entriesOf, keysOf } from '../kernel/keys-of';
import { Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import { Id } from '../kernel/text';
import { Day, Instant } from '../kernel/time';
import { voucherKinds, voucherStatus, type VoucherKind } from './vouchers.status';

export const voucherTexts = { notFound: 'السند غير موجود' } as const;

/** The right to read each kind: that of the account's statement. */
export const voucherRights = {
  receipt: 'customers:read',
  payment: 'suppliers:read',
} as const satisfies Record<VoucherKind, Right>;

/** Returns the kinds of vouchers that a user may read. */
export const readableVouchers = (who: Subject): VoucherKind[] =>
  entriesOf(voucherRights)
    .filter(([, right]) => can(who, right))
    .map(([kind]) => kind);

const Document = z.object({ _id: Id, number: z.string().nullable() });

export const Voucher = z.object({
  _id: Id,
  number: z.string(),
  kind: z.enum(keysOf(voucherKinds)),
  /** The day on the paper. */
  date: Day,
  /** The customer who paid, or the supplier who was paid. */
  party: z.object({ _id: Id, name: z.string(), phone: z.string() }),
  amount: Usd,
  /** What was handed over less the change, if it was all in one currency. */
  money: MoneyAmount.nullable(),
  /** What was taken back of it. */
  reversed: Usd,
  status: z.enum(keysOf(voucherStatus)),
  /** Rials per dollar of the payment. */
  usd_to_yer: z.number().nullable(),
  paymentMethod: z.string(),
  /** The invoice or purchase it was paid for; null when it was paid on account. */
  document: Document.nullable(),
  note: z.string(),
  createdBy: Named.nullable(),
  createdAt: Instant,
});
export type Voucher = z.output<typeof Voucher>;

/** A voucher with all that is on the paper. */
export const VoucherDetail = Voucher.extend({
  tenders: tendered.tenders,
  change: tendered.change,
  /** The account's balance after the payment; below zero is owed. */
  balanceAfter: Usd,
});
export type VoucherDetail = z.output<typeof VoucherDetail>;
