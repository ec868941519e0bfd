import {
  type AuditAction,
  adenDay,
  bookingDay,
  must,
  payPurchaseBlocked,
  purchaseMoneyBlocked,
  purchaseTexts,
  wrongField,
  type NewPurchasePayment,
  type PaidPurchase,
  type PurchasePaymentMethod,
  type PurchasePaymentStatus,
  type TenderFields,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { postJournal, type MoneyMove } from '../accounting';
import { assertSeenRates, payMoney, payTowards, type Tendered } from '../cash';
import { debtsOfPurchase, postSupplierEntry } from '../ledger';
import { writeVoucher } from '../vouchers';
import { lockPurchase, type LockedPurchase } from './lock-purchase';
import { readPurchaseTill } from './purchase-till';
import { readPurchase, readPurchaseDetail } from './purchases.queries';
import { takeBack } from './take-back';

export const payPurchase = (
  tx: Tx,
  user: Actor,
  id: string,
  payment: NewPurchasePayment,
): Promise<PaidPurchase> =>
  changeMoney(tx, user, id, 'purchase.pay', async (purchase) => {
    const { status, paymentMethod, remaining } = purchase;
    if ((payment.amount ?? 0) > remaining) throw wrongField('amount', purchaseTexts.paidTooMuch);
    refuseIf(payPurchaseBlocked({ status, remainingAmount: remaining }));
    return payAndPost(tx, user, purchase, { paymentMethod, ...payment });
  });

/**
 * Sets the payment status requested by the client: pays everything that remains, or takes back what was paid.
 */
export const setPaymentStatus = (
  tx: Tx,
  user: Actor,
  id: string,
  wanted: PurchasePaymentStatus,
): Promise<PaidPurchase> =>
  changeMoney(tx, user, id, 'purchase.payment-status', async (purchase) => {
    const { remaining, paidAmount, paymentMethod } = purchase;
    if (wanted === 'partial' && (paidAmount === 0 || remaining === 0))
      throw wrongField('paymentStatus', purchaseTexts.partialNeedsAmount);
    if (wanted === 'pending') await takeBack(tx, user, purchase, paidAmount);
    if (wanted !== 'paid') return undefined;
    return payAndPost(tx, user, purchase, { amount: remaining, paymentMethod });
  });

async function changeMoney(
  tx: Tx,
  user: Actor,
  id: string,
  action: AuditAction,
  change: (purchase: LockedPurchase) => Promise<Tendered | undefined>,
): Promise<PaidPurchase> {
  const purchase = await lockPurchase(tx, id);
  refuseIf(purchaseMoneyBlocked(purchase));
  const before = await readPurchase(tx, id);
  const tendered = await change(purchase);
  const after = await readPurchase(tx, id);
  await recordChange(tx, user, {
    action,
    entity: 'purchases',
    entityId: id,
    before,
    after: { ...after, voucherNumber: tendered?.voucher?.number },
  });
  return { ...(await readPurchaseDetail(tx, id)), ...tendered };
}

interface PayablePurchase {
  id: string;
  supplierId: string;
  /** Cents that may still be paid. */
  remaining: number;
}

interface Payment extends Pick<TenderFields, 'tenders' | 'seenRates'> {
  /** Cents; by default what the tenders are worth. */
  amount?: number | undefined;
  paymentMethod: PurchasePaymentMethod;
  paidAt?: string | undefined;
  note?: string | undefined;
}

/** Money paid for a purchase, to be posted by the caller. */
interface PaidMoney {
  moves: MoneyMove[];
  rounding: number;
  usdToYer: number | null;
  answer: Tendered;
}

/** Pays this purchase directly, ahead of the supplier's older ones; undefined when there is nothing to pay. */
export async function pay(
  tx: Tx,
  user: Actor,
  purchase: PayablePurchase,
  { amount, tenders, seenRates, paidAt = adenDay(), note, paymentMethod }: Payment,
): Promise<PaidMoney | undefined> {
  if (amount === 0 && !tenders) return undefined;
  // credit means owing, which is no payment method
  const method = paymentMethod === 'credit' ? 'cash' : paymentMethod;
  const till = await readPurchaseTill(tx, user, purchase.id, { day: paidAt, tenders });
  if (tenders) assertSeenRates(till, seenRates);
  const payment =
    amount === undefined
      ? payTowards(till, { due: purchase.remaining, kind: 'payment', tenders: must(tenders) })
      : payMoney(till, { due: amount, kind: 'payment', tenders, method });
  if (payment.over > 0) throw wrongField('tenders', purchaseTexts.paidTooMuch);
  const { usdToYer } = till.rates;
  const told = {
    dated: paidAt,
    purchaseId: purchase.id,
    paymentMethod: tenders?.[0]?.method ?? method,
    note,
  };
  const voucher = await writeVoucher(tx, user, {
    supplierId: purchase.supplierId,
    amount: payment.paid,
    usdToYer,
    ...told,
  });
  await postSupplierEntry(tx, {
    accountId: purchase.supplierId,
    type: 'payment',
    change: payment.paid,
    ...told,
    voucherId: voucher._id,
    userId: user.id,
    answers: await debtsOfPurchase(tx, purchase.id),
  });
  return { ...payment, usdToYer, answer: { ...payment.answer, voucher } };
}

/** Pays this purchase and posts the payment as a journal entry of its own. */
export async function payAndPost(
  tx: Tx,
  user: Actor,
  purchase: PayablePurchase & { purchaseNumber: string },
  payment: Payment,
): Promise<Tendered | undefined> {
  const paid = await pay(tx, user, purchase, payment);
  if (!paid) return undefined;
  await postJournal(tx, {
    kind: 'supplierPayment',
    figures: { rounding: paid.rounding },
    money: paid.moves,
    usdToYer: paid.usdToYer,
    day: bookingDay(payment.paidAt ?? adenDay()),
    source: { type: 'purchase', id: purchase.id, number: purchase.purchaseNumber },
    note: payment.note,
    userId: user.id,
  });
  return paid.answer;
}
