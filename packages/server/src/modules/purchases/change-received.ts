import { purchasePaymentStatusOf, type PurchaseChanges } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertSameGoods, moneyAfter } from './change-received.rules';
import { assertInvoiceFree } from './invoice-free';
import { readLines, type LockedPurchase } from './lock-purchase';
import { headerOf } from './purchase-entry';
import { readPurchase } from './purchases.queries';
import { owe, oweLess, pay, takeBack } from './settle-purchase';

/** Of a purchase whose goods are in, what is written on it may change, and the money; nothing the goods depend on. */
export async function changeReceived(
  tx: Tx,
  user: Actor,
  purchase: LockedPurchase,
  changes: PurchaseChanges,
): Promise<void> {
  const { id } = purchase;
  const { sourceVehicle } = await readPurchase(tx, id);
  assertSameGoods({ ...purchase, lines: await readLines(tx, id), sourceVehicle }, changes);
  const { total, paid } = moneyAfter(purchase, changes);
  const { supplierInvoiceNumber, purchaseType, purchaseDate, paymentMethod, notes } = headerOf(
    changes,
    purchase,
  );
  await assertInvoiceFree(tx, { id, supplierId: purchase.supplierId, number: supplierInvoiceNumber });
  await tx
    .updateTable('purchases')
    .set({
      supplierInvoiceNumber,
      purchaseType,
      purchaseDate,
      paymentMethod,
      notes,
      version: sql`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  // money is taken back before the total falls and paid after it rose: at no moment is more paid than asked
  await takeBack(tx, user, purchase, Math.max(0, purchase.paidAmount - paid));
  if (total !== purchase.totalAmount) await changeTotal(tx, user, { ...purchase, purchaseDate }, total);
  const now = await readPurchase(tx, id);
  await pay(tx, user, purchase, {
    // credit the supplier held may have paid some of a risen total already
    amount: Math.max(0, paid - now.paidAmount),
    paymentMethod,
  });
}

/** A purchase without lines was written down wrong: the shop owes the difference more, or less. */
async function changeTotal(tx: Tx, user: Actor, purchase: LockedPurchase, total: number): Promise<void> {
  const { paidAmount: paid, returnedDebt } = await readMoney(tx, purchase.id);
  const change = total - purchase.totalAmount;
  await tx
    .updateTable('purchases')
    .set({
      goods: purchase.goods + change,
      paymentStatus: purchasePaymentStatusOf({ paid, remaining: total - paid - returnedDebt }),
    })
    .where('id', '=', purchase.id)
    .execute();
  if (change > 0) await owe(tx, user, purchase, change);
  else await oweLess(tx, user, purchase, { type: 'purchase', amount: -change });
}

const readMoney = (tx: Tx, id: string) =>
  tx
    .selectFrom('purchases')
    .select(['paidAmount', 'returnedDebt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
