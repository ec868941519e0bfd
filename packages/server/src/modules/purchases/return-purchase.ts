import {
  adenDay,
  conflict,
  must,
  purchaseTexts,
  returnPurchaseBlocked,
  roundQuantity,
  splitReturn,
  valueOfReturn,
  type PurchaseDetail,
  type ReturnInput,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import { debtsOfPurchase, freePurchase, postSupplierEntry } from '../ledger';
import { moveStock, returnedLines } from '../stock';
import { lockPurchase, readLines, type LockedLine, type LockedPurchase } from './lock-purchase';
import { giveUpRest } from './close-rest';
import { forgetPrices, restorePrices } from './purchase-prices';
import { landedValue } from './purchase.rules';
import { readPurchase, readPurchaseDetail } from './purchases.queries';

/**
 * Returns goods to the supplier and lowers the purchase by their cost. Payments above the new total are
 * freed: they pay other purchases, or stay as credit. Selected lines count with their own cost; without a
 * selection everything left is returned, including freight and customs on the purchase.
 */
export async function returnPurchase(
  tx: Tx,
  user: Actor,
  id: string,
  { items, reason = '' }: ReturnInput,
): Promise<PurchaseDetail> {
  const purchase = await lockReturned(tx, user, id, { items, reason });
  const lines = await readLines(tx, id);
  if (items && lines.length === 0) throw conflict(purchaseTexts.noLinesToReturn);
  const back = leavingLines(lines, items);
  if (lines.length > 0 && back.length === 0) throw conflict(purchaseTexts.nothingToReturn);
  const gone = goneParts(lines, back);
  await restorePrices(tx, id, gone);
  await sendBack(tx, user, purchase, back, 'purchase.return');
  await forgetPrices(tx, id, gone);

  const amount = valueOfReturn(
    purchase,
    items && back.map(({ quantity: returning, ...line }) => ({ ...line, returning })),
  );
  const before = await readPurchase(tx, id);
  await writeReturn(tx, user, purchase, { amount, reason, back });
  await freePurchase(tx, id, splitReturn(amount, purchase.remaining).credit);
  await postCredit(tx, user, purchase, { type: 'return', amount, note: reason });
  await postJournal(tx, {
    kind: 'purchaseReturn',
    figures:
      back.length > 0 ? { charges: landedValue(back) - amount, value: 0 } : { charges: 0, value: amount },
    source: { type: 'purchase', id, number: purchase.purchaseNumber },
    note: reason,
    userId: user.id,
  });
  const after = await readPurchase(tx, id);
  await recordChange(tx, user, {
    action: 'purchase.return',
    entity: 'purchases',
    entityId: id,
    before,
    after,
  });
  return readPurchaseDetail(tx, id);
}

/** Locks the purchase; returning everything also gives up what has not come yet. */
async function lockReturned(
  tx: Tx,
  user: Actor,
  id: string,
  { items, reason }: ReturnInput,
): Promise<LockedPurchase> {
  const purchase = await lockPurchase(tx, id);
  refuseIf(returnPurchaseBlocked(purchase));
  if (items || purchase.status !== 'partly_received') return purchase;
  await giveUpRest(tx, user, purchase, reason);
  return lockPurchase(tx, id);
}

/** Returns the parts of which nothing stays and nothing is still to come. */
function goneParts(lines: readonly LockedLine[], back: readonly LeavingLine[]): string[] {
  const leaving = new Map(back.map(({ position, quantity }) => [position, quantity]));
  const kept = new Set(
    lines
      .filter(
        ({ position, quantity, returned }) =>
          roundQuantity(quantity - returned - (leaving.get(position) ?? 0)) > 0,
      )
      .map(({ productId }) => productId),
  );
  return back.map(({ productId }) => productId).filter((id) => !kept.has(id));
}

interface LeavingLine extends LockedLine {
  /** Quantity of the line that is returned now. */
  quantity: number;
}

function leavingLines(lines: readonly LockedLine[], items: ReturnInput['items']): LeavingLine[] {
  const byPosition = new Map(lines.map((line) => [line.position, line]));
  const refusals = { notThere: purchaseTexts.notBought, tooMany: purchaseTexts.returnTooMany };
  const arrived = lines.map((line) => ({ ...line, quantity: line.received }));
  return returnedLines(arrived, items, refusals).map(({ position, quantity }) => ({
    ...must(byPosition.get(position)),
    quantity,
  }));
}

/** Writes the return and its lines, and updates the purchase's returned amounts. */
async function writeReturn(
  tx: Tx,
  user: Actor,
  { id }: LockedPurchase,
  { amount, reason, back }: { amount: number; reason: string; back: readonly LeavingLine[] },
): Promise<void> {
  await sql`
    with input as (
      select * from unnest(${back.map(({ position }) => position)}::int[],
        ${back.map(({ quantity }) => quantity)}::numeric[]) as input (position, quantity)
    ), entered as (
      insert into purchase_returns (purchase_id, amount, reason, user_id)
      values (${id}, ${amount}, ${reason}, ${user.id}) returning id
    ), lines as (
      insert into purchase_return_items (return_id, purchase_id, position, quantity)
      select entered.id, ${id}, input.position, input.quantity from entered, input
    ), gone as (
      update purchase_items i set returned = i.returned + input.quantity from input
      where i.purchase_id = ${id} and i.position = input.position
    ), kept as (
      select count(*) as lines from purchase_items i left join input using (position)
      where i.purchase_id = ${id} and i.returned + coalesce(input.quantity, 0) < i.quantity
    )
    update purchases set returned_amount = returned_amount + ${amount},
      status = case when kept.lines = 0 then 'returned' else status end, version = version + 1, updated_at = now()
    from kept where id = ${id}`.execute(tx);
}

/**
 * Takes goods of a purchase out of the warehouse they were received in; fails when some were sold meanwhile.
 */
export async function sendBack(
  tx: Tx,
  user: Actor,
  { id, purchaseNumber }: LockedPurchase,
  lines: readonly Pick<LockedLine, 'productId' | 'warehouseId' | 'quantity' | 'landedCost'>[],
  reason: 'purchase.return' | 'purchase.cancel',
): Promise<void> {
  await moveStock(tx, {
    reason,
    lines: lines.map(({ productId, warehouseId, quantity, landedCost }) => ({
      productId,
      warehouseId,
      quantity: -quantity,
      cameAt: landedCost,
    })),
    userId: user.id,
    within: user.warehouses,
    source: { type: 'purchase', id, number: purchaseNumber },
  });
}

/** Posts a credit that lowers a purchase's debt: a corrected total, a return or a cancellation. */
export async function postCredit(
  tx: Tx,
  user: Actor,
  purchase: { id: string; supplierId: string },
  credit: { type: 'purchase' | 'return' | 'cancel'; amount: number; note?: string | undefined },
): Promise<void> {
  if (credit.amount === 0) return;
  await postSupplierEntry(tx, {
    accountId: purchase.supplierId,
    type: credit.type,
    change: credit.amount,
    dated: adenDay(),
    purchaseId: purchase.id,
    note: credit.note,
    userId: user.id,
    answers: await debtsOfPurchase(tx, purchase.id),
  });
}
