import {
  adenDay,
  AppError,
  purchaseMoneyBlocked,
  purchaseTexts,
  type NewPurchasePayment,
  type PurchaseDetail,
  type PurchasePaymentMethod,
  type PurchasePaymentStatus,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { debtsOfPurchase, freePurchase, postSupplierEntry } from '../ledger';
import { lockPurchase, type LockedPurchase } from './lock-purchase';
import { readPurchase, readPurchaseDetail } from './purchases.queries';

export const payPurchase = (
  tx: Tx,
  user: Actor,
  id: string,
  payment: NewPurchasePayment,
): Promise<PurchaseDetail> =>
  changeMoney(tx, user, id, 'purchase.pay', async (purchase) => {
    if (payment.amount > purchase.remaining) throw new AppError('VALIDATION', purchaseTexts.paidTooMuch);
    const { paymentMethod } = purchase;
    await pay(tx, user, purchase, { paymentMethod, ...payment });
  });

/**
 * Sets the payment status requested by the client: pays everything that remains, or takes back what was paid.
 */
export const setPaymentStatus = (
  tx: Tx,
  user: Actor,
  id: string,
  wanted: PurchasePaymentStatus,
): Promise<PurchaseDetail> =>
  changeMoney(tx, user, id, 'purchase.payment-status', async (purchase) => {
    const { remaining, paidAmount, paymentMethod } = purchase;
    if (wanted === 'partial' && (paidAmount === 0 || remaining === 0))
      throw new AppError('VALIDATION', purchaseTexts.partialNeedsAmount);
    if (wanted === 'paid') await pay(tx, user, purchase, { amount: remaining, paymentMethod });
    if (wanted === 'pending') await takeBack(tx, user, purchase, paidAmount);
  });

async function changeMoney(
  tx: Tx,
  user: Actor,
  id: string,
  action: `purchase.${string}`,
  change: (purchase: LockedPurchase) => Promise<void>,
): Promise<PurchaseDetail> {
  const purchase = await lockPurchase(tx, id);
  refuseIf(purchaseMoneyBlocked(purchase));
  const before = await readPurchase(tx, id);
  await change(purchase);
  const after = await readPurchase(tx, id);
  await recordChange(tx, user, { action, entity: 'purchases', entityId: id, before, after });
  return readPurchaseDetail(tx, id);
}

interface PayablePurchase {
  id: string;
  supplierId: string;
}

interface Payment {
  amount: number;
  paymentMethod: PurchasePaymentMethod;
  paidAt?: string | undefined;
  note?: string | undefined;
}

/** Pays this purchase directly, ahead of the supplier's older ones. */
export async function pay(tx: Tx, user: Actor, purchase: PayablePurchase, payment: Payment): Promise<void> {
  if (payment.amount === 0) return;
  await postSupplierEntry(tx, {
    accountId: purchase.supplierId,
    type: 'payment',
    change: payment.amount,
    dated: payment.paidAt ?? adenDay(),
    purchaseId: purchase.id,
    // credit means owing, which is no payment method
    paymentMethod: payment.paymentMethod === 'credit' ? 'cash' : payment.paymentMethod,
    note: payment.note,
    userId: user.id,
    answers: await debtsOfPurchase(tx, purchase.id),
  });
}

/** Takes back an amount recorded as paid: the purchase owes it again, and its payments are reversed. */
export async function takeBack(
  tx: Tx,
  user: Actor,
  purchase: PayablePurchase,
  amount: number,
): Promise<void> {
  if (amount === 0) return;
  const freed = await freePurchase(tx, purchase.id, amount);
  await postSupplierEntry(tx, {
    accountId: purchase.supplierId,
    type: 'reversal',
    change: -amount,
    dated: adenDay(),
    purchaseId: purchase.id,
    userId: user.id,
    answers: freed,
  });
}
