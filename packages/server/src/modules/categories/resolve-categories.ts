import { fold, importTexts, ruleBroken } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { findOrCreateCategory } from './find-or-create-category';

/** Limit of new categories: a file with more probably has another column mapped as the category. */
const mostNew = 200;

/** A category by name, from the main one down: at most two levels. */
export type CategoryPath = readonly string[];

/** Equal for all spellings of a path. */
export const pathKey = (path: CategoryPath): string => path.map(fold).join('\n');

/**
 * Finds categories by name in any spelling, creates missing ones, and returns their ids by the keys of their paths, and
 * the ids of those it created.
 */
export async function resolveCategories(
  tx: Tx,
  user: Actor,
  paths: readonly CategoryPath[],
): Promise<{ ids: Map<string, string>; created: string[] }> {
  // locked against deletion
  await sql`select from categories order by id for key share`.execute(tx);
  const { found: ids, missing } = await findCategories(tx, paths);
  if (missing.length > mostNew) throw ruleBroken(importTexts.tooManyCategories(missing.length));
  const before = missing.length > 0 ? await readIds(tx) : new Set<string>();
  for (const path of missing) {
    const [category = '', subCategory] = path;
    ids.set(pathKey(path), await findOrCreateCategory(tx, user, { category, subCategory }));
  }
  const after = missing.length > 0 ? await readIds(tx) : before;
  return { ids, created: [...after].filter((id) => !before.has(id)) };
}

/** Whether a file has too many new categories to be meant. */
export const areTooMany = (missing: readonly CategoryPath[]): boolean => missing.length > mostNew;

async function readIds(tx: Tx): Promise<Set<string>> {
  const rows = await tx.selectFrom('categories').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

interface Found {
  id: string;
  parentId: string | null;
  arabic: string;
  english: string;
}

/**
 * Finds existing categories by the rule of findOrCreateCategory: a main category and its subcategory, or the only one
 * with that name.
 */
export async function findCategories(
  db: Db,
  paths: readonly CategoryPath[],
): Promise<{ found: Map<string, string>; missing: CategoryPath[] }> {
  // the first spelling of a path names the category that is created
  const wanted = new Map(paths.toReversed().map((path) => [pathKey(path), path]));
  const { rows } = await sql<Found>`
    select id, parent_id, turoos_fold(name_ar) as arabic, turoos_fold(name_en) as english from categories
    order by id`.execute(db);
  const named = (name: string) => rows.filter(({ arabic, english }) => arabic === name || english === name);
  const under = (parentId: string | null, name: string) => {
    const there = named(name).filter((one) => one.parentId === parentId);
    return there.find(({ arabic }) => arabic === name) ?? there[0];
  };
  const find = ([category = '', subCategory]: CategoryPath): Found | undefined => {
    const main = under(null, fold(category));
    if (subCategory) return main && under(main.id, fold(subCategory));
    const all = named(fold(category));
    return main ?? (all.length === 1 ? all[0] : undefined);
  };
  const found = new Map<string, string>();
  const missing: CategoryPath[] = [];
  for (const [key, path] of [...wanted].toReversed()) {
    const category = find(path);
    if (category) found.set(key, category.id);
    else missing.push(path);
  }
  return { found, missing };
}
