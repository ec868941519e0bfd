import { conflict, notFound, ruleBroken } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

export const categoryNotFound = () => notFound('الفئة غير موجودة');

/**
 * Locks the tree so that changes run one at a time: what was checked (no cycle, no duplicate name, no
 * sub-categories) still holds when the change is written.
 */
export async function lockTree(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('turoos categories'))`.execute(tx);
}

/** Locks the tree and the category's row; the row lock waits for parts being added to the category. */
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

const mostLevels = 20;

/** Returns a category and all its descendants, nearest first. */
async function branchOf(tx: Tx, id: string): Promise<{ id: string; depth: number }[]> {
  const { rows } = await sql<{ id: string; depth: number }>`
    with recursive branch as (
      select id, 1 as depth from categories where id = ${id}
      union all
      select c.id, b.depth + 1 from categories c join branch b on c.parent_id = b.id
    )
    select id, depth from branch order by depth`.execute(tx);
  return rows;
}

/** Returns the ids from a category up to its root. */
async function pathToTop(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive path as (
      select id, parent_id, 1 as step from categories where id = ${id}
      union all
      select c.id, c.parent_id, p.step + 1 from categories c join path p on c.id = p.parent_id
    )
    select id from path order by step`.execute(tx);
  return rows.map((row) => row.id);
}

/** Returns the root below which the category will be; throws for a place it can't have. Needs lockTree. */
export async function checkPlace(
  tx: Tx,
  category: { id: string; isNew?: boolean },
  parentId: string | null,
): Promise<string> {
  if (parentId === null) return category.id;
  const path = await pathToTop(tx, parentId);
  const root = path.at(-1);
  if (!root) throw ruleBroken('الفئة الرئيسية المختارة غير موجودة');
  if (path.includes(category.id)) throw ruleBroken('لا يمكن نقل الفئة إلى داخل نفسها أو إلى فئة متفرعة منها');
  const height = category.isNew ? 1 : ((await branchOf(tx, category.id)).at(-1)?.depth ?? 1);
  if (path.length + height > mostLevels)
    throw ruleBroken(`لا يمكن أن تزيد مستويات شجرة الفئات على ${mostLevels}`);
  return root;
}

interface Named {
  id: string;
  parentId: string | null;
  nameAr: string;
  nameEn: string;
}

/** Throws when a sibling has the same Arabic or English name in any spelling: imports look up by either. */
export async function checkNames(tx: Tx, { id, parentId, nameAr, nameEn }: Named): Promise<void> {
  const twin = await tx
    .selectFrom('categories')
    .select(sql<boolean>`turoos_fold(name_ar) = turoos_fold(${nameAr})`.as('inArabic'))
    .where('parentId', 'is not distinct from', parentId)
    .where('id', '<>', id)
    .where((e) =>
      e.or([
        e(sql`turoos_fold(name_ar)`, '=', sql`turoos_fold(${nameAr})`),
        e(sql`turoos_fold(name_en)`, '=', sql`turoos_fold(${nameEn})`),
      ]),
    )
    .executeTakeFirst();
  if (twin) throw conflict(`توجد فئة أخرى باسم «${twin.inArabic ? nameAr : nameEn}» في المستوى نفسه`);
}

/** Works out anew which categories say what of the engine, after one was made, moved, renamed or changed. */
export async function settleEngineRules(tx: Tx): Promise<void> {
  await sql`select settle_engine_rules()`.execute(tx);
}

/** Updates a branch after a move or rename: its root id, and the search texts of its parts. */
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
  await settleEngineRules(tx);
}
