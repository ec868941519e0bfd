import { foldCode, type Part, type PartSearch } from '@turoos/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { codePrefix, findsWords } from '../../db/search';
import { filterParts } from './filter-parts';
import { fromParts, readParts } from './products.queries';

/** Best sellers that are read one by one: common words are soon found among them. */
const window = 500;
/** Matches that are held against the other filters, when there are any. */
const considered = 1000;

/**
 * What a parts man expects while he types: the part with exactly this number, then numbers that begin with it,
 * then what sells most of what the words describe. It stops as soon as it has enough, so its time depends on how
 * much the shop sells and hardly on how much the catalogue lists.
 */
export async function searchParts(db: Db, search: PartSearch): Promise<Part[]> {
  const { q = '', limit, ...filters } = search;
  const narrowed = Object.values(filters).some(Boolean);
  const found = new Set<string>();
  for (const step of q ? [byNumber, amongBestSellers, amongSold, amongUnsold] : [bySales]) {
    if (found.size >= limit) break;
    const ids = await step(db, { q, limit: narrowed ? considered : limit });
    for (const id of narrowed ? await keepFitting(db, filters, ids) : ids) found.add(id);
  }
  return readParts(db, [...found].slice(0, limit));
}

interface Typed {
  q: string;
  limit: number;
}

/** Exact numbers first, with the part that took the place of a replaced one right behind it. */
async function byNumber(db: Db, { q, limit }: Typed): Promise<string[]> {
  const code = foldCode(q);
  const prefix = /\d/.test(code) && code.length > 1 ? codePrefix(code) : undefined;
  if (!prefix) return [];
  const { rows } = await sql<{ id: string; isActive: boolean; successorId: string | null }>`
    select p.id, p.is_active, successor.id as successor_id from (
      select id, bool_or(exact) as exact from (
        (select id, part_code = ${code} as exact from products where part_code like ${prefix} limit ${limit})
        union all
        (select id, true from products where turoos_code(barcode) = ${code} and barcode <> '')
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

const amongBestSellers = (db: Db, { q, limit }: Typed) =>
  idsOf(db, q, (matches) => sql`
    select id from (
      select id, popularity, is_active, search_text from products order by popularity desc, id desc limit ${window}
    ) as best where is_active and ${matches}
    order by popularity desc, id desc limit ${limit}`);

/** Adding nothing keeps the planner from walking down the best sellers again instead of asking the word index. */
const amongSold = (db: Db, { q, limit }: Typed) =>
  idsOf(db, q, (matches) => sql`
    select id from products where popularity > 0 and is_active and ${matches}
    order by popularity + 0 desc, id desc limit ${limit}`);

/** In any order, so that the first matches do. Materialized, it is planned as if all were wanted: by the index. */
const amongUnsold = (db: Db, { q, limit }: Typed) =>
  idsOf(db, q, (matches) => sql`
    with match as materialized (select id from products where popularity <= 0 and is_active and ${matches})
    select id from match limit ${limit}`);

async function idsOf(
  db: Db,
  q: string,
  query: (matches: RawBuilder<SqlBool>) => RawBuilder<{ id: string }>,
): Promise<string[]> {
  const matches = findsWords(sql`search_text`, q);
  if (!matches) return [];
  const { rows } = await query(sql`${matches}`).execute(db);
  return rows.map(({ id }) => id);
}

async function bySales(db: Db, { limit }: Typed): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('isActive', '=', true)
    .orderBy('popularity', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of the parts that the other filters leave, in the same order. */
async function keepFitting(db: Db, filters: Partial<PartSearch>, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await filterParts(fromParts(db), { ...filters, q: undefined })
    .select('products.id')
    .where('products.id', 'in', ids)
    .execute();
  const kept = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => kept.has(id));
}
