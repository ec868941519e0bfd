import { notFound, productTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { sqlState } from '../../db/sql-state';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { assertNothingKept } from '../stock';
import { assertNotHeldElsewhere } from './held-elsewhere';
import { readPart } from './products.queries';

/**
 * Deletes a part that was never used; one that a document or movement refers to is only deactivated, because
 * its history must stay readable. Returns whether it was deleted.
 */
export async function removePart(tx: Tx, user: Actor, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(productTexts.notFound);
  await assertNotHeldElsewhere(tx, user, id);
  await assertNothingKept(tx, id);
  const before = await readPart(tx, id);
  const gone = await tryRemove(tx, id);
  if (!gone)
    await tx
      .updateTable('products')
      .set((eb) => ({ isActive: false, version: eb('version', '+', 1), updatedAt: sql`now()` }))
      .where('id', '=', id)
      .execute();
  const action = gone ? 'product.delete' : 'product.deactivate';
  await recordChange(tx, user, { action, entity: 'products', entityId: id, before });
  return gone;
}

/** Attempts the deletion and relies on the foreign keys, which also cover tables added later. */
async function tryRemove(tx: Tx, id: string): Promise<boolean> {
  await sql`savepoint removal`.execute(tx);
  try {
    await tx.deleteFrom('products').where('id', '=', id).execute();
    return true;
  } catch (error) {
    if (sqlState(error) !== '23503') throw error;
    await sql`rollback to savepoint removal`.execute(tx);
    return false;
  }
}
