import { deletePurchaseBlocked } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { undo } from './cancel-purchase';
import { lockPurchase } from './lock-purchase';
import { readPurchase } from './purchases.queries';

/** Deletes a purchase. One that ledger, journal or stock rows refer to is cancelled and hidden instead. */
export async function deletePurchase(tx: Tx, user: Actor, id: string): Promise<void> {
  const purchase = await lockPurchase(tx, id);
  const before = await readPurchase(tx, id);
  refuseIf(deletePurchaseBlocked(before));
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

async function isNamed(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ named: boolean }>`
    select exists (select from supplier_transactions where purchase_id = ${id})
      or exists (select from stock_movements where source_id = ${id})
      or exists (select from journal_entries where source_id = ${id}) as named`.execute(tx);
  return rows[0]?.named === true;
}
