import { foldCode, type Part, type PartSearch } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { codePrefix, containsWords } from '../../db/search';
import { filterParts } from './filter-parts';
import { fromParts, readParts } from './products.queries';

/** How many of the best sellers are looked through before the whole catalogue is. */
const window = 3000;
/** Matches of the whole catalogue that are ranked; a search that finds more is too vague to rank anyway. */
const ranked = 1000;

/**
 * What a parts man expects while he types: the part with exactly this number, then numbers that begin with it,
 * then what sells most of what the words describe. However large the catalogue, it looks at a bounded number of
 * parts: a common word is soon found among the best sellers, a rare one has few matches in the index.
 */
export async function searchParts(db: Db, search: PartSearch): Promise<Part[]> {
  const found = new Set<string>();
  const enough = () => found.size >= search.limit;
  const add = (ids: readonly { id: string }[]) => ids.forEach(({ id }) => found.add(id));

  if (search.q) {
    add(await byNumber(db, search));
    if (!enough()) add(await amongBestSellers(db, search));
    if (!enough()) add(await amongAll(db, search));
  } else {
    add(
      await matching(db, search)
        .orderBy('products.popularity', 'desc')
        .orderBy('products.id', 'desc')
        .execute(),
    );
  }
  return readParts(db, [...found].slice(0, search.limit));
}

const matching = (db: Db, search: PartSearch) =>
  filterParts(fromParts(db), { ...search, q: undefined, isActive: true })
    .select('products.id')
    .limit(search.limit);

/** Exact numbers first, with the part that took the place of a replaced one right behind it. */
async function byNumber(db: Db, search: PartSearch): Promise<{ id: string }[]> {
  const code = foldCode(search.q ?? '');
  const prefix = /\d/.test(code) && code.length > 1 ? codePrefix(code) : undefined;
  if (!prefix) return [];
  const { rows } = await sql<{ id: string; replacedById: string | null; exact: boolean }>`
    select distinct on (id) id, replaced_by_id, exact from (
      (select id, replaced_by_id, part_code = ${code} as exact from products where part_code like ${prefix} limit ${search.limit})
      union all
      (select id, replaced_by_id, true from products where turoos_code(barcode) = ${code} and barcode <> '')
      union all
      (select p.id, p.replaced_by_id, n.code = ${code} from product_numbers n join products p on p.id = n.product_id
        where n.code like ${prefix} limit ${search.limit})
    ) as hits order by id, exact desc`.execute(db);
  const hits = rows
    .toSorted((a, b) => Number(b.exact) - Number(a.exact))
    .flatMap(({ id, replacedById }) => (replacedById ? [{ id }, { id: replacedById }] : [{ id }]));
  if (hits.length === 0) return [];
  const fitting = await matching(db, search)
    .clearLimit()
    .where(
      'products.id',
      'in',
      hits.map(({ id }) => id),
    )
    .execute();
  const kept = new Set(fitting.map(({ id }) => id));
  return hits.filter(({ id }) => kept.has(id));
}

const amongBestSellers = (db: Db, search: PartSearch) =>
  matching(db, search)
    .where('products.id', 'in', (eb) =>
      eb
        .selectFrom(
          eb
            .selectFrom('products as best')
            .select(['best.id', 'best.searchText', 'best.popularity'])
            .orderBy('best.popularity', 'desc')
            .orderBy('best.id', 'desc')
            .limit(window)
            .as('best'),
        )
        .select('best.id')
        .where(containsWords(sql`best.search_text`, search.q ?? '')),
    )
    .orderBy('products.popularity', 'desc')
    .orderBy('products.id', 'desc')
    .execute();

const amongAll = (db: Db, search: PartSearch) =>
  matching(db, search)
    .where('products.id', 'in', (eb) =>
      eb
        .selectFrom('products as every')
        .select('every.id')
        .where(containsWords(sql`every.search_text`, search.q ?? ''))
        .limit(ranked),
    )
    .orderBy('products.popularity', 'desc')
    .orderBy('products.id', 'desc')
    .execute();
