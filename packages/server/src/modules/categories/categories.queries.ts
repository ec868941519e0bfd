import type { Category } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { containsWords } from '../../db/search';
import { categoryNotFound } from './category-tree';
import { buildNodes } from './category-tree.rules';

/** Reads the whole tree at once: a shop has dozens of categories, rarely hundreds. */
async function readNodes(db: Db): Promise<Map<string, Category>> {
  const rows = await db
    .with('counted', (q) =>
      q
        .selectFrom('products')
        .select(['categoryId', (e) => e.fn.countAll<number>().as('products')])
        .where('categoryId', 'is not', null)
        .groupBy('categoryId'),
    )
    .selectFrom('categories')
    .leftJoin('counted', 'counted.categoryId', 'categories.id')
    .selectAll('categories')
    .select((e) => e.fn.coalesce('counted.products', sql<number>`0`).as('ownProducts'))
    .orderBy('sortOrder')
    .orderBy('id')
    .execute();
  return buildNodes(rows);
}

export async function readTree(db: Db): Promise<Category[]> {
  const nodes = await readNodes(db);
  return [...nodes.values()].filter(({ parentId }) => !parentId);
}

export async function readCategory(db: Db, id: string): Promise<Category> {
  const node = (await readNodes(db)).get(id);
  if (!node) throw categoryNotFound();
  return node;
}

const mostFound = 100;

/** Finds categories whose Arabic and English names together contain every word of the term. */
export async function searchCategories(db: Db, term: string): Promise<Category[]> {
  const names = sql<string>`turoos_fold(name_ar || ' ' || name_en)`;
  const found = await db
    .selectFrom('categories')
    .select('id')
    .where(containsWords(names, term))
    .orderBy('sortOrder')
    .orderBy('id')
    .limit(mostFound)
    .execute();
  const nodes = await readNodes(db);
  return found.flatMap(({ id }) => nodes.get(id) ?? []);
}
