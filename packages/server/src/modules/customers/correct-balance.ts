import { adenDay, applyOperation, type BalanceOperation, type Customer } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { postJournal } from '../accounting';
import { customerBook, isUnused, middayOf, postCustomerEntry } from '../ledger';

interface Correction {
  operation: BalanceOperation;
  amount: number;
  note?: string | undefined;
  /** The day of an old debt; by default today. */
  date?: string | undefined;
}

/** Corrects a balance by hand; posts nothing when it does not change. The first entry is the opening balance. */
export async function correctBalance(
  tx: Tx,
  user: Actor,
  { _id, balance, customerCode }: Pick<Customer, '_id' | 'balance' | 'customerCode'>,
  { operation, amount, note, date }: Correction,
): Promise<void> {
  const change = applyOperation(balance, operation, amount) - balance;
  if (change === 0) return;
  const isOpening = await isUnused(tx, customerBook, _id);
  await postCustomerEntry(tx, {
    accountId: _id,
    type: 'adjustment',
    operation,
    change,
    note,
    userId: user.id,
    ...(date && date < adenDay() && { at: middayOf(date) }),
  });
  await postJournal(tx, {
    ...(isOpening
      ? { kind: 'customerOpening', figures: { value: -change } }
      : { kind: 'customerCorrection', figures: { value: change } }),
    day: date,
    source: { type: 'customer', id: _id, number: customerCode },
    note,
    userId: user.id,
  });
}
