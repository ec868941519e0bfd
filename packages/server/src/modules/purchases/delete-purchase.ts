import { conflict, purchaseTexts } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { undo } from './cancel-purchase';
import { lockPurchase, type LockedPurchase } from './lock-purchase';
import { readPurchase } from './purchases.queries';

/**
 * What was only ordered, or cancelled, or is a total without goods and payments. One that the ledger or the stock
 * names cannot vanish from under it: it is cancelled and shown nowhere any more.
 */
export async function deletePurchase(tx: Tx, user: Actor, id: string): Promise<void> {
  const purchase = await lockPurchase(tx, id);
  const before = await readPurchase(tx, id);
  if (!isDeletable(purchase, before.itemCount)) throw conflict(purchaseTexts.hasStock);
  if (purchase.status === 'completed') await undo(tx, user, purchase);
  if (await isNamed(tx, id))
    await tx
      .updateTable('purchases')
      .set({ deletedAt: sql`now()` })
      .where('id', '=', id)
      .execute();
  else await tx.deleteFrom('purchases').where('id', '=', id).execute();
  await recordChange(tx, user, { action: 'purchase.delete', entity: 'purchases', entityId: id, before });
}

const isDeletable = ({ status, paidAmount }: LockedPurchase, lines: number): boolean =>
  status === 'pending' ||
  status === 'cancelled' ||
  (status === 'completed' && lines === 0 && paidAmount === 0);

async function isNamed(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ named: boolean }>`
    select exists (select from supplier_transactions where purchase_id = ${id})
      or exists (select from stock_movements where source_id = ${id}) as named`.execute(tx);
  return rows[0]?.named === true;
}
