import { adenDay, bookingDay, must, type PaidSupplier, type SupplierPayment } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { postJournal } from '../accounting';
import { assertSeenRates, payMoney, payTowards, readTill } from '../cash';
import { lockSupplierAccount } from '../ledger';
import { writeVoucher } from '../vouchers';
import { moveAccount } from './move-account';

/** Pays the oldest open purchases first; the rest stays with the supplier as credit. */
export async function paySupplier(
  tx: Tx,
  user: Actor,
  id: string,
  { amount, paymentMethod, tenders, seenRates, paidAt = adenDay(), note }: SupplierPayment,
): Promise<PaidSupplier> {
  const { balance } = await lockSupplierAccount(tx, id);
  const till = await readTill(tx, user, { day: paidAt, tenders });
  if (tenders) assertSeenRates(till, seenRates);
  const payment =
    amount === undefined
      ? payTowards(till, { due: Math.max(0, -balance), kind: 'payment', tenders: must(tenders) })
      : payMoney(till, { due: amount, kind: 'payment', tenders, method: paymentMethod });
  const change = payment.paid + payment.over;
  const told = { dated: paidAt, paymentMethod: tenders?.[0]?.method ?? paymentMethod, note };
  const { usdToYer } = till.rates;
  const voucher = await writeVoucher(tx, user, { supplierId: id, amount: change, usdToYer, ...told });
  const supplier = await moveAccount(tx, user, id, { type: 'payment', change, ...told, voucher });
  await postJournal(tx, {
    kind: 'supplierPayment',
    figures: { rounding: payment.rounding },
    money: payment.moves,
    usdToYer,
    day: bookingDay(paidAt),
    source: { type: 'supplier', id, number: supplier.name },
    note,
    userId: user.id,
  });
  return { ...supplier, ...payment.answer, voucher };
}
