import { applyOperation, type BalanceChange, type Customer } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { postEntry } from '../ledger';

/** Money added is a payment; anything else corrects the account. A balance already there needs no entry. */
export async function moveBalance(
  tx: Tx,
  user: Actor,
  { _id, balance }: Customer,
  { operation, amount, paymentMethod = 'cash', note }: BalanceChange,
): Promise<void> {
  const change = applyOperation(balance, operation, amount) - balance;
  if (change === 0) return;
  const isPayment = operation === 'add';
  await postEntry(tx, {
    accountId: _id,
    type: isPayment ? 'payment' : 'adjustment',
    operation,
    change,
    paymentMethod: isPayment ? paymentMethod : undefined,
    note,
    userId: user.id,
  });
}
