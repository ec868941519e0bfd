import { staleVersion, type CategoryPlace } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { recordChange, type Doer } from '../../kernel/audit';
import { checkNames, checkPlace, lockCategory, settleBranch } from './category-tree';
import { placeBefore } from './category-tree.rules';

/** Moves a category to where it was dropped and renumbers its siblings. */
export async function moveCategory(tx: Tx, user: Doer, id: string, place: CategoryPlace): Promise<void> {
  const category = await lockCategory(tx, id);
  const { parentId, before = null } = place;
  const beside = await siblingIds(tx, parentId);
  if (before !== null && (before === id || !beside.includes(before))) throw staleVersion();

  const moved = parentId !== category.parentId;
  if (moved) {
    const rootId = await checkPlace(tx, { id }, parentId);
    await checkNames(tx, { ...category, parentId });
    await tx
      .updateTable('categories')
      .set({ parentId, updatedAt: new Date() })
      .where('id', '=', id)
      .execute();
    await settleBranch(tx, id, rootId);
  }
  const ids = placeBefore(beside, id, before);
  await numberInOrder(tx, ids);
  await recordChange(tx, user, {
    action: 'category.move',
    entity: 'categories',
    entityId: id,
    before: { parentId: category.parentId, sortOrder: category.sortOrder },
    after: { parentId, sortOrder: ids.indexOf(id) + 1 },
  });
}

async function siblingIds(tx: Tx, parentId: string | null): Promise<string[]> {
  const rows = await tx
    .selectFrom('categories')
    .select('id')
    .where('parentId', 'is not distinct from', parentId)
    .orderBy('sortOrder')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Renumbers without touching updated_at, so that users who are editing a sibling can still save it. */
async function numberInOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update categories c set sort_order = n.place
    from unnest(${ids}::uuid[]) with ordinality as n (id, place)
    where c.id = n.id and c.sort_order <> n.place`.execute(tx);
}
