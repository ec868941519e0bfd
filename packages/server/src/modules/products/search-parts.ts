import { partReadings, type Part, type PartSearch } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { filterParts } from './filter-parts';
import { findParts } from './find-parts';
import { presentPart } from './present-part';
import { fromParts, selectParts } from './products.queries';

/**
 * Searches parts while the user types: the exact number first, then numbers that begin with it, then the best
 * sellers that match the words, then unsold parts in no particular order. It stops as soon as it has enough, so
 * its time depends on how many parts the shop sells, hardly on the size of the catalogue.
 */
export async function searchParts(db: Db, search: PartSearch): Promise<Part[]> {
  const { q, ...wanted } = search;
  const { limit, warehouse } = wanted;
  if (!q) return bestSellers(db, wanted);
  const found = new Map<string, Part>();
  for (const typed of partReadings(q)) {
    const page = sql`(${findParts(db, typed, wanted)}) as page`;
    const { rows } = await selectParts(page, sql`page.step, page.place`, warehouse).execute(db);
    for (const row of rows) if (!found.has(row.id)) found.set(row.id, presentPart(row));
    if (found.size >= limit) break;
  }
  return [...found.values()].slice(0, limit);
}

/** Returns the best sellers among the parts that pass the filters. */
async function bestSellers(db: Db, { limit, ...filters }: Omit<PartSearch, 'q'>): Promise<Part[]> {
  const best = filterParts(fromParts(db), { ...filters, isActive: true })
    .select(['products.id', 'products.popularity'])
    .orderBy('products.popularity', 'desc')
    .orderBy('products.id', 'desc')
    .limit(sql.lit(limit));
  const order = sql`page.popularity desc, page.id desc`;
  const { rows } = await selectParts(sql`(${best}) as page`, order, filters.warehouse).execute(db);
  return rows.map(presentPart);
}
