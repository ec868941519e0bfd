import {
  AppError,
  countTexts,
  notFound,
  type CountFilter,
  type CountItem,
  type CountItemsQuery,
  type Page,
  type Subject,
} from '@turoos/contract';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { codePrefix, containsWords } from '../../db/search';
import { hidesSystem } from './counts.rules';
import { items, type ItemRow } from './count-rows';
import { presentItem } from './present-count';

const narrowed: Record<CountFilter, string> = {
  all: 'true',
  pending: 'counted_quantity is null',
  counted: 'counted_quantity is not null',
  difference: 'counted_quantity <> system_quantity',
};

function found(db: Db, countId: string, { filter, q, code }: CountItemsQuery) {
  let query = items(db)
    .where('inventoryCountItems.countId', '=', countId)
    .where(sql.raw<SqlBool>(narrowed[filter]));
  if (q) query = query.where(matchesText(q));
  if (code) query = query.where(matchesCode(code));
  return query;
}

/** Matches words of the part, or the beginning of its part number or barcode. */
function matchesText(q: string) {
  const prefix = codePrefix(q);
  const numbers = prefix
    ? sql<SqlBool>`(products.part_code like ${prefix} or turoos_code(products.barcode) like ${prefix})`
    : sql<SqlBool>`false`;
  return sql<SqlBool>`(${containsWords(sql`products.search_text`, q)} or ${numbers})`;
}

/** Matches a scanned code exactly: the part number, the barcode or one of the manufacturers' numbers. */
const matchesCode = (code: string) => sql<SqlBool>`products.id in (
  select id from products where part_code = turoos_code(${code})
  union all select id from products where barcode <> '' and turoos_code(barcode) = turoos_code(${code})
  union all select product_id from product_numbers where code = turoos_code(${code}))`;

/**
 * Whether the count hides the book quantities from the user. Throws for the filter by differences, because
 * its result would reveal them.
 */
async function isSystemHidden(db: Db, who: Subject, countId: string, filter: CountFilter): Promise<boolean> {
  const count = await db
    .selectFrom('inventoryCounts')
    .select(['isBlind', 'status'])
    .where('id', '=', countId)
    .executeTakeFirst();
  if (!count) throw notFound(countTexts.notFound);
  const hidden = hidesSystem(count, who);
  if (hidden && filter === 'difference') throw new AppError('FORBIDDEN', countTexts.hidden);
  return hidden;
}

export async function listItems(
  db: Db,
  who: Subject,
  countId: string,
  query: CountItemsQuery,
): Promise<Page<CountItem>> {
  const hidden = await isSystemHidden(db, who, countId, query.filter);
  const { rows, ...page } = await readPage(db, found(db, countId, query), query);
  return { ...page, rows: rows.map((row) => presentItem(row, hidden)) };
}

/** Streams all matching lines for the export. */
export async function* eachItem(
  db: Db,
  who: Subject,
  countId: string,
  query: CountItemsQuery,
): AsyncIterable<CountItem> {
  const hidden = await isSystemHidden(db, who, countId, query.filter);
  for await (const row of found(db, countId, query).stream(500)) yield presentItem(row, hidden);
}

/** Reads the lines of the counts, optionally only those of some parts. */
export function readItems(
  db: Db,
  countIds: readonly string[],
  productIds?: readonly string[],
): Promise<ItemRow[]> {
  if (countIds.length === 0 || productIds?.length === 0) return Promise.resolve([]);
  const query = items(db).where('inventoryCountItems.countId', 'in', countIds);
  return (productIds ? query.where('inventoryCountItems.productId', 'in', productIds) : query).execute();
}
