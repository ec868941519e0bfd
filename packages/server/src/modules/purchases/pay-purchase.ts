import {
  AppError,
  purchaseMoneyBlocked,
  purchaseTexts,
  type NewPurchasePayment,
  type PurchaseDetail,
  type PurchasePaymentStatus,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { lockPurchase, type LockedPurchase } from './lock-purchase';
import { readPurchase, readPurchaseDetail } from './purchases.queries';
import { pay, takeBack } from './settle-purchase';

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

/** The documents' word for how far a purchase is paid, made true: all that remains is paid, or what was is taken back. */
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
