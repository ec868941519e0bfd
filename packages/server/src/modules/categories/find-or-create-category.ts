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
 * The category that is meant, by its Arabic or English name in any spelling; made when there is none, by whoever may
 * make categories. An id means the category that has it, and is never a name. It stays there until the transaction ends.
 */
export async function findOrCreateCategory(tx: Tx, user: Maker, names: CategoryNames): Promise<string> {
  const id = [names.subCategory, names.category].find((name) => Id.safeParse(name).success);
  if (id) return findById(tx, id);
  const found = await find(tx, names);
  if (found) return found;
  if (user !== 'system') assertMay(user, categoriesApi.create.access);
  // Someone else may be making the same: after the lock what they made is there.
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

/** Lists often name just the sub-category: it is meant if no other bears that name. */
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
