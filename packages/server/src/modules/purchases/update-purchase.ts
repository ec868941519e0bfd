import {
  conflict,
  editPurchaseBlocked,
  hasArrived,
  purchasePaymentStatusOf,
  purchaseTexts,
  receivePurchaseBlocked,
  type PaidPurchase,
  type PurchaseChanges,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import type { Tendered } from '../cash';
import { freePurchase } from '../ledger';
import { findOrCreateSupplier } from '../suppliers';
import { orderPurchase } from './create-purchase';
import { lockPurchase, readLines, type LockedPurchase } from './lock-purchase';
import { payAndPost } from './pay-purchase';
import { orderAfter } from './order-entry';
import { assertInvoiceFree, supplierNamed } from './purchase-entry';
import { assertSameGoods, headerOf, moneyAfter } from './purchase.rules';
import { readPurchase, readPurchaseDetail } from './purchases.queries';
import { receiveRest } from './receive-order';
import { postDebt, receivePurchase } from './receive-purchase';
import { redatePurchase } from './redate-purchase';
import { postCredit } from './return-purchase';
import { takeBack } from './take-back';

/** Changes a purchase as far as its status allows; completing an order receives it. */
export async function updatePurchase(
  tx: Tx,
  user: Actor,
  id: string,
  changes: PurchaseChanges,
): Promise<PaidPurchase> {
  const named = supplierNamed(changes);
  const purchase = await lockPurchase(
    tx,
    id,
    named.supplier ? () => findOrCreateSupplier(tx, user, named) : undefined,
  );
  assertCurrent(changes.version, purchase);
  const { status } = purchase;
  const becomes = changes.status ?? status;
  refuseIf(editPurchaseBlocked(purchase));
  if (becomes !== status)
    refuseIf(becomes === 'completed' ? receivePurchaseBlocked(purchase) : purchaseTexts.notOpen(status));

  if (status === 'partly_received' && becomes === 'completed') {
    await receiveRest(tx, user, purchase);
    const tendered = await changeReceived(tx, user, await lockPurchase(tx, id), changes);
    return { ...(await readPurchaseDetail(tx, id)), ...tendered };
  }
  const enter = becomes === 'completed' ? receivePurchase : orderPurchase;
  const tendered = hasArrived(status)
    ? await changeReceived(tx, user, purchase, changes)
    : (await enter(tx, user, await orderAfter(tx, purchase, changes), purchase)).tendered;
  return { ...(await readPurchaseDetail(tx, id)), ...tendered };
}

/** Changes descriptive fields and payments of a received purchase, but nothing that its goods depend on. */
async function changeReceived(
  tx: Tx,
  user: Actor,
  purchase: LockedPurchase,
  changes: PurchaseChanges,
): Promise<Tendered | undefined> {
  const { id } = purchase;
  const before = await readPurchase(tx, id);
  const { sourceVehicle } = before;
  assertSameGoods({ ...purchase, lines: await readLines(tx, id), sourceVehicle }, changes);
  const { total, paid } = moneyAfter(purchase, changes);
  const { purchaseDate = purchase.purchaseDate } = changes;
  if (purchase.forTeardown && (total !== purchase.totalAmount || purchaseDate !== purchase.purchaseDate))
    throw conflict(purchaseTexts.ofTeardown);
  const header = headerOf({ ...changes, purchaseDate }, purchase);
  const { supplierInvoiceNumber, purchaseType, paymentMethod, notes } = header;
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
  await redatePurchase(tx, user, purchase, purchaseDate);
  // takes money back before the total falls and pays after it rises, so paid never exceeds the total
  await takeBack(tx, user, purchase, Math.max(0, purchase.paidAmount - paid));
  if (total !== purchase.totalAmount) await changeTotal(tx, user, { ...purchase, purchaseDate }, total);
  const now = await readPurchase(tx, id);
  const tendered = await payAndPost(tx, user, purchase, {
    // the supplier's credit may have paid part of a raised total already
    amount: Math.max(0, paid - now.paidAmount),
    paymentMethod,
  });
  await recordChange(tx, user, {
    action: 'purchase.update',
    entity: 'purchases',
    entityId: id,
    before,
    after: await readPurchase(tx, id),
  });
  return tendered;
}

/** Corrects the total of a purchase without lines, and posts the difference to the supplier's account. */
async function changeTotal(tx: Tx, user: Actor, purchase: LockedPurchase, total: number): Promise<void> {
  const change = total - purchase.totalAmount;
  // the supplier's credit may have paid again what was just taken back
  const before = await readMoney(tx, purchase.id);
  await freePurchase(tx, purchase.id, Math.max(0, before.paidAmount + before.returnedDebt - total));
  const { paidAmount: paid, returnedDebt } = await readMoney(tx, purchase.id);
  await tx
    .updateTable('purchases')
    .set({
      goods: purchase.goods + change,
      paymentStatus: purchasePaymentStatusOf({ paid, remaining: total - paid - returnedDebt }),
    })
    .where('id', '=', purchase.id)
    .execute();
  if (change > 0) await postDebt(tx, user, purchase, change);
  else await postCredit(tx, user, purchase, { type: 'purchase', amount: -change });
  await postJournal(tx, {
    kind: 'purchaseAmount',
    figures: { value: change, car: 0, clearing: 0, rounding: 0 },
    source: { type: 'purchase', id: purchase.id, number: purchase.purchaseNumber },
    userId: user.id,
  });
}

const readMoney = (tx: Tx, id: string) =>
  tx
    .selectFrom('purchases')
    .select(['paidAmount', 'returnedDebt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
