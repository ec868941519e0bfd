import { vehicleReadings, fold, foldCode, type Part, type PartSearch } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { codePrefix, wordPatterns } from '../../db/search';
import { filterParts } from './filter-parts';
import { waysByWords } from './find-by-words';
import { fromParts, readParts } from './products.queries';

/** Number of matches checked against the other filters, when there are any. */
const considered = 1000;

/**
 * Searches parts while the user types: the exact number first, then numbers that begin with it, then the best
 * sellers that match the words. It stops as soon as it has enough, so its time depends on how many parts the
 * shop sells, hardly on the size of the catalogue.
 */
export async function searchParts(db: Db, search: PartSearch): Promise<Part[]> {
  const { q, limit, ...filters } = search;
  if (!q) return readParts(db, await bestSellers(db, search), filters.warehouse);
  const narrowed = Object.values(filters).some(Boolean);
  const reach = narrowed ? Math.max(limit, considered) : limit;
  const found = new Set<string>();
  const add = async (ids: string[]) => {
    for (const id of narrowed ? await keepFitting(db, filters, ids) : ids) found.add(id);
  };
  await add(await byNumber(db, q, reach));
  for (const patterns of vehicleReadings(q).flatMap(spellings).map(wordPatterns))
    for (const find of patterns.length ? waysByWords : [])
      if (found.size < limit) await add(await find(db, patterns, reach));
  return readParts(db, [...found].slice(0, limit), filters.warehouse);
}

/** Returns the typed text, and the same without dashes inside its words, as part numbers are stored. */
const spellings = (q: string): string[] => [
  ...new Set([fold(q), fold(q).split(' ').map(foldCode).join(' ')]),
];

/** Finds parts by number, exact matches first, a replaced part directly followed by its successor. */
async function byNumber(db: Db, q: string, limit: number): Promise<string[]> {
  const code = foldCode(q);
  const prefix = /\d/.test(code) && code.length > 1 ? codePrefix(code) : undefined;
  if (!prefix) return [];
  const { rows } = await sql<{ id: string; isActive: boolean; successorId: string | null }>`
    select p.id, p.is_active, successor.id as successor_id from (
      select id, bool_or(exact) as exact from (
        (select id, part_code = ${code} as exact from products where part_code like ${prefix} limit ${limit})
        union all
        (select id, turoos_code(barcode) = ${code} from products
         where turoos_code(barcode) like ${prefix} and barcode <> '' limit ${limit})
        union all
        (select product_id, code = ${code} from product_numbers where code like ${prefix} limit ${limit})
      ) as hit group by id
    ) as hit
    join products p using (id)
    left join products successor on successor.id = p.replaced_by_id and successor.is_active
    order by hit.exact desc, p.popularity desc, p.id desc`.execute(db);
  return rows.flatMap(({ id, isActive, successorId }) => [
    ...(isActive ? [id] : []),
    ...(successorId ? [successorId] : []),
  ]);
}

/** Returns the best sellers among the parts that pass the filters. */
async function bestSellers(db: Db, { limit, ...filters }: PartSearch): Promise<string[]> {
  const rows = await filterParts(fromParts(db), { ...filters, isActive: true })
    .select('products.id')
    .orderBy('products.popularity', 'desc')
    .orderBy('products.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps the ids that pass the other filters, in the same order. */
async function keepFitting(
  db: Db,
  filters: Omit<PartSearch, 'q' | 'limit'>,
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await filterParts(fromParts(db), filters)
    .select('products.id')
    .where('products.id', 'in', ids)
    .execute();
  const kept = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => kept.has(id));
}
