import { tenderText, type BalanceChange, type PaidCustomer } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { correctBalance } from './correct-balance';
import { readCustomer } from './customers.queries';
import { lockCustomer } from './lock-customer';
import { takePayment } from './take-payment';

/** Takes a payment for 'add', and corrects the balance otherwise. */
export async function changeBalance(
  tx: Tx,
  user: Actor,
  id: string,
  change: BalanceChange,
): Promise<PaidCustomer> {
  const before = await lockCustomer(tx, id);
  const { operation, amount = 0, note, date } = change;
  const tendered = operation === 'add' ? await takePayment(tx, user, before, change) : undefined;
  if (!tendered) await correctBalance(tx, user, before, { operation, amount, note, date });
  const after = await readCustomer(tx, id);
  await recordChange(tx, user, {
    action: 'customer.balance',
    entity: 'customers',
    entityId: id,
    before: { balance: before.balance },
    after: {
      balance: after.balance,
      operation,
      amount: change.amount,
      paymentMethod: change.paymentMethod,
      tenders: tendered?.tenders.map(tenderText),
      voucherNumber: tendered?.voucher?.number,
      note,
      date,
    },
  });
  return { ...after, ...tendered };
}
