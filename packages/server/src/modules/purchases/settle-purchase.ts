import { adenDay } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { debtsOfPurchase, freePurchase, postSupplierEntry } from '../ledger';

interface Purchase {
  id: string;
  supplierId: string;
}

/** The shop owes what the purchase asks, from the day on it. */
export async function owe(
  tx: Tx,
  user: Actor,
  purchase: Purchase & { purchaseDate: string },
  amount: number,
): Promise<void> {
  if (amount === 0) return;
  await postSupplierEntry(tx, {
    accountId: purchase.supplierId,
    type: 'purchase',
    change: -amount,
    dated: purchase.purchaseDate,
    purchaseId: purchase.id,
    userId: user.id,
  });
}

/** Less is owed of a purchase, whether it was written down wrong, its goods went back or it never was. */
export async function oweLess(
  tx: Tx,
  user: Actor,
  purchase: Purchase,
  credit: { type: 'purchase' | 'return' | 'cancel'; amount: number; note?: string | undefined },
): Promise<void> {
  if (credit.amount === 0) return;
  await postSupplierEntry(tx, {
    accountId: purchase.supplierId,
    type: credit.type,
    change: credit.amount,
    dated: adenDay(),
    purchaseId: purchase.id,
    note: credit.note,
    userId: user.id,
    answers: await debtsOfPurchase(tx, purchase.id),
  });
}

interface Payment {
  amount: number;
  paymentMethod: string;
  paidAt?: string | undefined;
  note?: string | undefined;
}

/** Money for this very purchase, before older ones. */
export async function pay(tx: Tx, user: Actor, purchase: Purchase, payment: Payment): Promise<void> {
  if (payment.amount === 0) return;
  await postSupplierEntry(tx, {
    accountId: purchase.supplierId,
    type: 'payment',
    change: payment.amount,
    dated: payment.paidAt ?? adenDay(),
    purchaseId: purchase.id,
    // owed is no way to pay
    paymentMethod: payment.paymentMethod === 'credit' ? 'cash' : payment.paymentMethod,
    note: payment.note,
    userId: user.id,
    answers: await debtsOfPurchase(tx, purchase.id),
  });
}

/** What was written down as paid was not: the purchase owes it again, and the payments it stood in are taken back. */
export async function takeBack(tx: Tx, user: Actor, purchase: Purchase, amount: number): Promise<void> {
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
