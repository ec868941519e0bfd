import { categoriesApi, Id } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertMay } from '../../kernel/assert-may';
import { categoryNotFound, lockTree } from './category-tree';
import { createCategory } from './create-category';

interface CategoryNames {
  category: string;
  subCategory?: string | undefined;
}

type Maker = Actor | 'system';

/**
 * Finds a category by its Arabic or English name in any spelling, or creates it if the user may. A value that
 * looks like an id is only looked up as an id. The category can't be deleted until the transaction ends.
 */
export async function findOrCreateCategory(tx: Tx, user: Maker, names: CategoryNames): Promise<string> {
  const id = [names.subCategory, names.category].find((name) => Id.safeParse(name).success);
  if (id) return findById(tx, id);
  const found = await find(tx, names);
  if (found) return found;
  if (user !== 'system') assertMay(user, categoriesApi.create.access);
  // searches again after the lock, because another transaction may have created the category meanwhile
  await lockTree(tx);
  const { category, subCategory } = names;
  const main = (await find(tx, { category })) ?? (await add(tx, user, category, null));
  if (!subCategory) return main;
  return (await findUnder(tx, subCategory, main)) ?? add(tx, user, subCategory, main);
}

async function findById(tx: Tx, id: string): Promise<string> {
  const row = await tx
    .selectFrom('categories')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) throw categoryNotFound();
  return row.id;
}

async function find(tx: Tx, { category, subCategory }: CategoryNames): Promise<string | undefined> {
  const main = await findUnder(tx, category, null);
  if (subCategory) return main && findUnder(tx, subCategory, main);
  return main ?? findOnly(tx, category);
}

const named = (name: string) =>
  sql<boolean>`turoos_fold(${name}) in (turoos_fold(name_ar), turoos_fold(name_en))`;

async function findUnder(tx: Tx, name: string, parentId: string | null): Promise<string | undefined> {
  const row = await tx
    .selectFrom('categories')
    .select('id')
    .where('parentId', 'is not distinct from', parentId)
    .where(named(name))
    .orderBy(sql`turoos_fold(name_ar) <> turoos_fold(${name})`)
    .limit(1)
    .forKeyShare()
    .executeTakeFirst();
  return row?.id;
}

/** Finds a sub-category by its name alone, as suppliers' lists often give it, if the name is unique. */
async function findOnly(tx: Tx, name: string): Promise<string | undefined> {
  const rows = await tx
    .selectFrom('categories')
    .select('id')
    .where(named(name))
    .limit(2)
    .forKeyShare()
    .execute();
  return rows.length === 1 ? rows[0]?.id : undefined;
}

async function add(tx: Tx, user: Maker, name: string, parentId: string | null): Promise<string> {
  const { last } = await tx
    .selectFrom('categories')
    .select((e) => e.fn.max('sortOrder').as('last'))
    .where('parentId', 'is not distinct from', parentId)
    .executeTakeFirstOrThrow();
  return createCategory(tx, user, { name_ar: name, name_en: name, parentId, sortOrder: (last ?? 0) + 1 });
}
