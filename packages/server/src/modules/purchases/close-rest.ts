import {
  awaitedOf,
  closePurchaseBlocked,
  purchaseLineTotal,
  roundQuantity,
  type CloseRestInput,
  type PurchaseDetail,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { lockPurchase, readLines, type LockedPurchase } from './lock-purchase';
import { readArrivedCharges, writeReceipt } from './purchase-receipts';
import { readPurchase, readPurchaseDetail } from './purchases.queries';

/** Gives up what has not arrived of an order: the purchase becomes what arrived. */
export async function closeRest(
  tx: Tx,
  user: Actor,
  id: string,
  { reason, version }: CloseRestInput,
): Promise<PurchaseDetail> {
  const purchase = await lockPurchase(tx, id);
  assertCurrent(version, purchase);
  refuseIf(closePurchaseBlocked(purchase));
  await giveUpRest(tx, user, purchase, reason);
  return readPurchaseDetail(tx, id);
}

/**
 * Lowers the lines to what arrived of them and removes those of which nothing did; their freight and customs were never
 * owed. Stock and accounts stay as they are.
 */
export async function giveUpRest(tx: Tx, user: Actor, { id }: LockedPurchase, reason = ''): Promise<void> {
  const before = await readPurchase(tx, id);
  const lines = await readLines(tx, id);
  const missing = lines
    .filter((line) => awaitedOf(line) > 0)
    .map((line) => ({ ...line, quantity: awaitedOf(line) }));
  await writeReceipt(tx, user, id, {
    kind: 'closed',
    goods: 0,
    freight: 0,
    customs: 0,
    note: reason,
    lines: missing,
  });
  const kept = lines.filter(({ received }) => received > 0);
  await sql`delete from purchase_items where purchase_id = ${id} and received = 0`.execute(tx);
  await sql`
    update purchase_items i set quantity = i.received, total = line.total
    from unnest(${kept.map(({ position }) => position)}::int[],
      ${kept.map(({ unitCost, received }) => purchaseLineTotal({ unitCost, quantity: received }))}::bigint[]
    ) as line (position, total)
    where i.purchase_id = ${id} and i.position = line.position`.execute(tx);
  const { freight, customs } = await readArrivedCharges(tx, id);
  const stays = kept.some(({ received, returned }) => roundQuantity(received - returned) > 0);
  await tx
    .updateTable('purchases')
    .set({
      status: stays ? 'completed' : 'returned',
      goods: sql`(select sum(total) from purchase_items where purchase_id = ${id})`,
      freight,
      customs,
      version: sql`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  await recordChange(tx, user, {
    action: 'purchase.close-rest',
    entity: 'purchases',
    entityId: id,
    before,
    after: { ...(await readPurchase(tx, id)), reason },
  });
}
