import { fold, importTexts, ruleBroken } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { findOrCreateCategory } from '../categories';

/** Limit of new categories: a file with more probably has another column mapped as the category. */
const mostNew = 200;

/** Finds categories by name in any spelling, creates missing ones, and returns their ids by folded name. */
export async function resolveCategories(
  tx: Tx,
  user: Actor,
  names: readonly string[],
): Promise<Map<string, string>> {
  const wanted = new Map(names.toReversed().map((name) => [fold(name), name]));
  const found = await findCategories(tx, [...wanted.keys()]);
  const unknown = [...wanted].filter(([folded]) => !found.has(folded));
  if (unknown.length > mostNew) throw ruleBroken(importTexts.tooManyCategories(unknown.length));
  for (const [folded, category] of unknown)
    found.set(folded, await findOrCreateCategory(tx, user, { category }));
  return found;
}

interface Found {
  id: string;
  parentId: string | null;
  arabic: string;
  english: string;
}

/**
 * Finds existing categories by the rule of findOrCreateCategory: a main category, or the only one with that
 * name. Locks them against deletion.
 */
async function findCategories(tx: Tx, folded: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<Found>`
    select id, parent_id, turoos_fold(name_ar) as arabic, turoos_fold(name_en) as english from categories
    where turoos_fold(name_ar) = any (${folded}::text[]) or turoos_fold(name_en) = any (${folded}::text[])
    order by id for key share`.execute(tx);
  const found = new Map<string, string>();
  for (const name of folded) {
    const named = rows.filter(({ arabic, english }) => arabic === name || english === name);
    const main = named.filter(({ parentId }) => parentId === null);
    const meant =
      main.find(({ arabic }) => arabic === name) ?? main[0] ?? (named.length === 1 ? named[0] : undefined);
    if (meant) found.set(name, meant.id);
  }
  return found;
}
