import {
  customerTexts,
  ruleBroken,
  tenderTexts,
  wrongField,
  type BalanceChange,
  type Customer,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { postJournal } from '../accounting';
import { readTill, takeMoney, type Tendered } from '../cash';
import { postCustomerEntry } from '../ledger';
import { writeVoucher } from '../vouchers';

/** Takes a payment from a customer; what is beyond the debt and not handed back stays as credit. */
export async function takePayment(
  tx: Tx,
  user: Actor,
  { _id, balance, customerCode }: Customer,
  { amount, paymentMethod = 'cash', note, ...handed }: BalanceChange,
): Promise<Tendered> {
  const till = await readTill(tx, user, handed);
  const due = amount ?? Math.max(0, -balance);
  const taken = takeMoney(till, { due, ...handed, otherwise: { cents: due, method: paymentMethod } });
  if (amount !== undefined && (taken.paid < amount || taken.over > 0))
    throw ruleBroken(tenderTexts.contradicts);
  const paid = taken.paid + taken.over;
  if (paid <= 0) throw wrongField('amount', customerTexts.wrongAmount);
  const { usdToYer } = till.rates;
  const told = { paymentMethod: handed.tenders?.[0]?.method ?? paymentMethod, note, usdToYer };
  const voucher = await writeVoucher(tx, user, { customerId: _id, amount: paid, ...told });
  await postCustomerEntry(tx, {
    accountId: _id,
    type: 'payment',
    operation: 'add',
    change: paid,
    ...told,
    voucherId: voucher._id,
    userId: user.id,
  });
  await postJournal(tx, {
    kind: 'customerPayment',
    figures: { rounding: taken.rounding },
    money: taken.moves,
    usdToYer,
    source: { type: 'customer', id: _id, number: customerCode },
    note,
    userId: user.id,
  });
  return { ...taken.answer, voucher };
}
