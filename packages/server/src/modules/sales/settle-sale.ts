import { ruleBroken, saleTexts, settleSaleBlocked, type PaymentMethod } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { debtOfSale, postCustomerEntry } from '../ledger';
import type { LockedSale } from './lock-sale';

/**
 * Pays this invoice directly, ahead of the customer's older ones. The ledger updates the invoice's paid
 * amount.
 */
export async function settleSale(
  tx: Tx,
  user: Actor,
  sale: LockedSale,
  amount: number,
  method: PaymentMethod | undefined,
): Promise<void> {
  refuseIf(settleSaleBlocked(sale));
  if (!sale.account) throw ruleBroken(saleTexts.immutable);
  const kept = sale.paymentMethod === 'credit' ? 'cash' : sale.paymentMethod;
  await postCustomerEntry(tx, {
    accountId: sale.account.id,
    type: 'payment',
    operation: 'add',
    change: amount,
    saleId: sale.id,
    paymentMethod: method ?? kept,
    userId: user.id,
    answers: [await debtOfSale(tx, sale.id)],
  });
}
