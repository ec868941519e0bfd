import {
  ruleBroken,
  saleTexts,
  settleSaleBlocked,
  tenderTexts,
  type SaleChanges,
  type TenderFields,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { postJournal } from '../accounting';
import { readTill, takeMoney, type Tendered } from '../cash';
import { debtOfSale, postCustomerEntry } from '../ledger';
import { writeVoucher } from '../vouchers';
import type { LockedSale } from './lock-sale';
import { amountToSettle, tenderMethod } from './sale-payment.rules';

/** The changes of a request, with only the money that is new. */
export type AskedChanges = Omit<SaleChanges, 'tenders' | 'change' | 'seenRates'> & TenderFields;

/** Whether the changes ask for a payment, with tenders or without. */
export const asksToSettle = (sale: LockedSale, changes: AskedChanges): boolean =>
  sale.status !== 'pending' && (changes.tenders !== undefined || amountToSettle(sale, changes) > 0);

/**
 * Pays this invoice directly, ahead of the customer's older ones; what is handed over beyond it stays as the
 * customer's credit. The ledger updates the invoice's paid amount.
 */
export async function settleSale(
  tx: Tx,
  user: Actor,
  sale: LockedSale,
  changes: AskedChanges,
): Promise<Tendered> {
  refuseIf(settleSaleBlocked(sale));
  const { account } = sale;
  if (!account) throw ruleBroken(saleTexts.immutable);
  const method = tenderMethod(changes.paymentMethod ?? sale.paymentMethod);
  const till = await readTill(tx, user, { tenders: changes.tenders });
  const due = changes.tenders ? sale.remaining : amountToSettle(sale, changes);
  const { tenders, change, seenRates, partialAmount } = changes;
  const taken = takeMoney(till, { due, tenders, change, seenRates, otherwise: { cents: due, method } });
  if (tenders && partialAmount !== undefined && partialAmount - sale.paid !== taken.paid)
    throw ruleBroken(tenderTexts.contradicts);
  const { usdToYer } = till.rates;
  const paid = taken.paid + taken.over;
  const told = { saleId: sale.id, paymentMethod: tenders?.[0]?.method ?? method, usdToYer };
  const voucher = await writeVoucher(tx, user, { customerId: account.id, amount: paid, ...told });
  await postCustomerEntry(tx, {
    accountId: account.id,
    type: 'payment',
    operation: 'add',
    change: paid,
    ...told,
    voucherId: voucher._id,
    userId: user.id,
    answers: [await debtOfSale(tx, sale.id)],
  });
  await postJournal(tx, {
    kind: 'customerPayment',
    figures: { rounding: taken.rounding },
    money: taken.moves,
    usdToYer,
    source: { type: 'sale-payment', id: sale.id, number: sale.saleNumber },
    userId: user.id,
  });
  return { ...taken.answer, voucher };
}
