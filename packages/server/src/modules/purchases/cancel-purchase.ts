import { cancelPurchaseBlocked, hasArrived, type PurchaseDetail } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import { freePurchase } from '../ledger';
import { lockPurchase, readLines, type LockedLine, type LockedPurchase } from './lock-purchase';
import { forgetPrices, restorePrices } from './purchase-prices';
import { readArrivedCharges } from './purchase-receipts';
import { besidesTotal } from './purchase.rules';
import { readPurchase, readPurchaseDetail } from './purchases.queries';
import { postCredit, sendBack } from './return-purchase';

/**
 * Reverses a purchase: removes its goods from stock and its debt; payments stay with the supplier as credit.
 */
export async function cancelPurchase(
  tx: Tx,
  user: Actor,
  id: string,
  { reason }: { reason?: string | undefined },
): Promise<PurchaseDetail> {
  const purchase = await lockPurchase(tx, id);
  const before = await readPurchase(tx, id);
  refuseIf(cancelPurchaseBlocked(before));
  await undo(tx, user, purchase, reason);
  const after = { ...(await readPurchase(tx, id)), reason };
  await recordChange(tx, user, {
    action: 'purchase.cancel',
    entity: 'purchases',
    entityId: id,
    before,
    after,
  });
  return readPurchaseDetail(tx, id);
}

/** Reverses a purchase that the caller has locked and allowed to be reversed. */
export async function undo(
  tx: Tx,
  user: Actor,
  purchase: LockedPurchase,
  reason?: string | undefined,
): Promise<void> {
  const received = hasArrived(purchase.status);
  const lines = arrivedLines(await readLines(tx, purchase.id));
  if (received) {
    const parts = [...new Set(lines.map(({ productId }) => productId))];
    await restorePrices(tx, purchase.id, parts);
    await sendBack(tx, user, purchase, lines, 'purchase.cancel');
    await forgetPrices(tx, purchase.id, parts);
  }
  // before the ledger entries, because a cancelled purchase has nothing remaining, however its debt is settled
  await tx
    .updateTable('purchases')
    .set({
      status: 'cancelled',
      paymentStatus: 'pending',
      returnedAmount: received ? sql`received_amount` : 0,
      version: sql`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', purchase.id)
    .execute();
  if (!received) return;
  await freePurchase(tx, purchase.id, purchase.paidAmount);
  await postCredit(tx, user, purchase, { type: 'cancel', amount: purchase.receivedAmount, note: reason });
  await postJournal(tx, {
    kind: 'purchaseCancel',
    figures: await undoneFigures(tx, purchase, lines),
    source: { type: 'purchase', id: purchase.id, number: purchase.purchaseNumber },
    note: reason,
    userId: user.id,
  });
}

/** Returns the lines with what has arrived of them. */
const arrivedLines = (lines: readonly LockedLine[]): LockedLine[] =>
  lines.filter(({ received }) => received > 0).map((line) => ({ ...line, quantity: line.received }));

/** Returns what the receipt booked besides the goods and the debt; what it did not book is a difference of stock. */
async function undoneFigures(tx: Tx, purchase: LockedPurchase, lines: readonly LockedLine[]) {
  const { receipts, freight, customs } = await readArrivedCharges(tx, purchase.id);
  // of an order, each receipt has booked its charges, and no list has stated other costs
  const besides =
    receipts > 0
      ? { clearing: purchase.chargesOnBill ? 0 : freight + customs, difference: 0 }
      : besidesTotal(lines, purchase);
  const clearing = (await isBooked(tx, purchase.id)) ? besides.clearing : 0;
  const value = lines.length > 0 ? besides.difference - besides.clearing : purchase.totalAmount;
  const booked = value + clearing;
  return purchase.forTeardown ? { clearing, value: 0, car: booked } : { clearing, value: booked, car: 0 };
}

/** Whether the receipt is in the journal, with what the shop owed others; older ones are in the opening entry. */
async function isBooked(tx: Tx, id: string): Promise<boolean> {
  const entry = await tx
    .selectFrom('journalEntries')
    .select('id')
    .where('sourceId', '=', id)
    .where('kind', 'in', ['purchase', 'purchaseAmount'])
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}
