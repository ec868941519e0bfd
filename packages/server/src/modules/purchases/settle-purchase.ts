import { adenDay } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { debtsOfPurchase, freeBill, postSupplierEntry } from '../ledger';

interface Bill {
  id: string;
  supplierId: string;
}

/** The shop owes what the bill asks, from the day on it. */
export async function owe(
  tx: Tx,
  user: Actor,
  bill: Bill & { purchaseDate: string },
  amount: number,
): Promise<void> {
  if (amount === 0) return;
  await postSupplierEntry(tx, {
    accountId: bill.supplierId,
    type: 'purchase',
    change: -amount,
    dated: bill.purchaseDate,
    purchaseId: bill.id,
    userId: user.id,
  });
}

/** Less is owed of a bill, whether it was written down wrong, its goods went back or it never was. */
export async function oweLess(
  tx: Tx,
  user: Actor,
  bill: Bill,
  credit: { type: 'purchase' | 'return' | 'cancel'; amount: number; note?: string | undefined },
): Promise<void> {
  if (credit.amount === 0) return;
  await postSupplierEntry(tx, {
    accountId: bill.supplierId,
    type: credit.type,
    change: credit.amount,
    dated: adenDay(),
    purchaseId: bill.id,
    note: credit.note,
    userId: user.id,
    answers: await debtsOfPurchase(tx, bill.id),
  });
}

interface Payment {
  amount: number;
  paymentMethod: string;
  paidAt?: string | undefined;
  note?: string | undefined;
}

/** Money for this very bill, before older ones. */
export async function pay(tx: Tx, user: Actor, bill: Bill, payment: Payment): Promise<void> {
  if (payment.amount === 0) return;
  await postSupplierEntry(tx, {
    accountId: bill.supplierId,
    type: 'payment',
    change: payment.amount,
    dated: payment.paidAt ?? adenDay(),
    purchaseId: bill.id,
    // owed is no way to pay
    paymentMethod: payment.paymentMethod === 'credit' ? 'cash' : payment.paymentMethod,
    note: payment.note,
    userId: user.id,
    answers: await debtsOfPurchase(tx, bill.id),
  });
}

/** What was written down as paid was not: the bill owes it again, and the payments it stood in are taken back. */
export async function takeBack(tx: Tx, user: Actor, bill: Bill, amount: number): Promise<void> {
  if (amount === 0) return;
  const freed = await freeBill(tx, bill.id, amount);
  await postSupplierEntry(tx, {
    accountId: bill.supplierId,
    type: 'reversal',
    change: -amount,
    dated: adenDay(),
    purchaseId: bill.id,
    userId: user.id,
    answers: freed,
  });
}
