import { fold, importTexts, ruleBroken } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { findOrCreateCategory } from '../categories';

/** A file that brings more new categories than this has another column where the category should be. */
const mostNew = 200;

/** The categories that names mean, in any spelling, by their folded names; those nobody has are made. */
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

/** As findOrCreateCategory reads one name: a main category, or the only one of that name. Held while we write. */
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
