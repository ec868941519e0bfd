import { applyOperation, type BalanceChange, type Customer } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { postCustomerEntry } from '../ledger';

/** Posts a payment for 'add', a correction otherwise; posts nothing when the balance does not change. */
export async function moveBalance(
  tx: Tx,
  user: Actor,
  { _id, balance }: Customer,
  { operation, amount, paymentMethod = 'cash', note }: BalanceChange,
): Promise<void> {
  const change = applyOperation(balance, operation, amount) - balance;
  if (change === 0) return;
  const isPayment = operation === 'add';
  await postCustomerEntry(tx, {
    accountId: _id,
    type: isPayment ? 'payment' : 'adjustment',
    operation,
    change,
    paymentMethod: isPayment ? paymentMethod : undefined,
    note,
    userId: user.id,
  });
}
