import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { branchOf } from './check-place';

/** After a move or a new name: the branch knows its top, and its parts are found by the names that now hold. */
export async function settleBranch(tx: Tx, id: string, rootId: string): Promise<void> {
  const ids = (await branchOf(tx, id)).map((one) => one.id);
  await tx
    .updateTable('categories')
    .set({ rootId })
    .where('id', 'in', ids)
    .where('rootId', '<>', rootId)
    .execute();
  await sql`
    select refresh_search_text(array(
      select id from products where category_id = any (${ids}::uuid[])))`.execute(tx);
}
