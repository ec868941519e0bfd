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
  if (q) query = query.where(says(q));
  if (code) query = query.where(isNumbered(code));
  return query;
}

/** Words of the part, or the start of one of its numbers. */
function says(q: string) {
  const prefix = codePrefix(q);
  const numbers = prefix
    ? sql<SqlBool>`(products.part_code like ${prefix} or turoos_code(products.barcode) like ${prefix})`
    : sql<SqlBool>`false`;
  return sql<SqlBool>`(${containsWords(sql`products.search_text`, q)} or ${numbers})`;
}

/** The part whose number or barcode this is, as a scanner reads it; its makers' numbers too. */
const isNumbered = (code: string) => sql<SqlBool>`products.id in (
  select id from products where part_code = turoos_code(${code})
  union all select id from products where barcode <> '' and turoos_code(barcode) = turoos_code(${code})
  union all select product_id from product_numbers where code = turoos_code(${code}))`;

/** Whether this person sees the books in this count. To ask for differences would be a way to guess at them. */
async function viewOf(db: Db, who: Subject, countId: string, filter: CountFilter): Promise<boolean> {
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
  const hidden = await viewOf(db, who, countId, query.filter);
  const { rows, ...page } = await readPage(db, found(db, countId, query), query);
  return { ...page, rows: rows.map((row) => presentItem(row, hidden)) };
}

/** All that match, one after the other, for the export. */
export async function* eachItem(
  db: Db,
  who: Subject,
  countId: string,
  query: CountItemsQuery,
): AsyncIterable<CountItem> {
  const hidden = await viewOf(db, who, countId, query.filter);
  for await (const row of found(db, countId, query).stream(500)) yield presentItem(row, hidden);
}

/** The lines of some counts, or of one only those of some parts. */
export function readItems(
  db: Db,
  countIds: readonly string[],
  productIds?: readonly string[],
): Promise<ItemRow[]> {
  if (countIds.length === 0 || productIds?.length === 0) return Promise.resolve([]);
  const query = items(db).where('inventoryCountItems.countId', 'in', countIds);
  return (productIds ? query.where('inventoryCountItems.productId', 'in', productIds) : query).execute();
}
