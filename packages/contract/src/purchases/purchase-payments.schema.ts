import { z } from 'zod';
import { MoneyAmount, paidWith } from '../cash/tender.schema';
import { Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import { requiredUnless } from '../kernel/required-unless';
import { Id, optionalLine } from '../kernel/text';
import { Day } from '../kernel/time';
import { purchasePaymentMethodNames } from '../suppliers/suppliers.status';
import { VoucherRef } from '../vouchers/voucher-ref.schema';
import { purchaseTexts } from './purchases.texts';

export const NewPurchasePayment = z
  .strictObject({
    /** Defaults to what the tenders are worth. */
    amount: Usd.refine((cents) => cents > 0, purchaseTexts.wrongAmount).optional(),
    paymentMethod: z.enum(purchasePaymentMethodNames).optional(),
    ...paidWith,
    /** Defaults to today. */
    paidAt: Day.optional(),
    note: optionalLine(500),
  })
  .refine((payment) => payment.amount !== undefined || payment.tenders, {
    message: purchaseTexts.wrongAmount,
    path: ['amount'],
  })
  .meta(requiredUnless(['amount'], ['tenders']));
export type NewPurchasePayment = z.output<typeof NewPurchasePayment>;

export const PurchasePayment = z.object({
  _id: Id,
  /** The amount of the payment applied to this purchase. */
  amount: Usd,
  /** The full amount of the payment. */
  given: Usd,
  /** What was handed over for the payment, if it was all in one currency. */
  money: MoneyAmount.nullable(),
  paymentMethod: z.string().nullable(),
  paidAt: Day,
  voucher: VoucherRef.nullable(),
  note: z.string(),
  createdBy: Named.nullable(),
});
export type PurchasePayment = z.output<typeof PurchasePayment>;
