import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { categoryNotFound } from './categories.queries';

/**
 * The tree changes one step at a time, so that what was checked (no circle, no name twice, nothing below) still
 * holds when the change is written.
 */
export async function lockTree(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('turoos categories'))`.execute(tx);
}

/** The tree is locked, and the row too: a part that is being put into it is waited for. */
export async function lockCategory(tx: Tx, id: string) {
  await lockTree(tx);
  const category = await tx
    .selectFrom('categories')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!category) throw categoryNotFound();
  return category;
}
