import {
  carSpellings,
  foldCode,
  Id,
  partReadings,
  vehicleReadings,
  type MeantNeedles,
  type PartsQuery,
} from '@turoos/contract';
import { sql, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../db/schema';
import { codePrefix, containsWords } from '../../db/search';
import { keptHere } from '../stock';
import { rowsOf } from './find-by-meaning';
import { fitsVehicle } from './fits-vehicle';

type Tables = 'products' | 'stockTotals';
export type PartFilters = Partial<Omit<PartsQuery, 'page' | 'limit' | 'sort'>> & {
  subCategory?: string | undefined;
  /** What the words of the search mean besides, see withMeanings. */
  meant?: readonly MeantNeedles[] | undefined;
};

/** Applies the filters to a query over parts. */
export function filterParts<O>(query: SelectQueryBuilder<DB, Tables, O>, filters: PartFilters) {
  let narrowed = query;
  const { q, category, subCategory, categoryId, brand, type, warehouse, status, isActive } = filters;
  if (q)
    narrowed = filters.meant
      ? narrowed.where(hasMeaning(q, filters.meant))
      : narrowed.where(({ or }) => or([...vehicleReadings(q).map(hasWords), hasCode(q)]));
  if (category) narrowed = narrowed.where(inCategoryNamed(category));
  if (subCategory) narrowed = narrowed.where(inCategoryNamed(subCategory));
  if (categoryId) narrowed = narrowed.where(inCategory(categoryId));
  if (brand) narrowed = narrowed.where(sql`turoos_fold(products.brand)`, '=', sql`turoos_fold(${brand})`);
  if (type) narrowed = narrowed.where('products.type', '=', type);
  if (warehouse) narrowed = narrowed.where(stockedIn(warehouse));
  if (status && status !== 'all') narrowed = narrowed.where('stockTotals.level', '=', status);
  if (status === 'out_of_stock') narrowed = narrowed.where(keptHere(sql`products.id`));
  if (isActive !== undefined) narrowed = narrowed.where('products.isActive', '=', isActive);
  if (filters.make || filters.model || filters.year)
    narrowed = narrowed.where(fitsVehicle(filters, carSpellings));
  return narrowed;
}

const hasWords = (text: string) => containsWords(sql`products.search_text`, text);

/** Matches what was typed and what it means, each combination by the word index: a condition of many LIKE would not use it. */
function hasMeaning(q: string, meant: readonly MeantNeedles[]) {
  const typed = vehicleReadings(q).flatMap((text) =>
    [...partReadings(text)].map(({ needles }) => ({ needles, rank: 0 })),
  );
  const { rows, matches } = rowsOf([...typed.filter(({ needles }) => needles.length > 0), ...meant]);
  return sql<SqlBool>`products.id in (
    select hit.id from ${rows} cross join lateral (
      select p.id from products p where ${matches(sql`p.search_text`)}) as hit
    union select products.id from products where ${hasCode(q)})`;
}

/** Matches parts with a number that starts with the typed text, ignoring spaces and dashes. */
function hasCode(typed: string) {
  const prefix = /\d/.test(foldCode(typed)) ? codePrefix(typed) : undefined;
  if (!prefix) return sql<SqlBool>`false`;
  return sql<SqlBool>`(products.part_code like ${prefix} or products.id in (
    select product_id from product_numbers where code like ${prefix}))`;
}

/** Matches words in the name of the category or of its root category; an id is never searched as a name. */
const inCategoryNamed = (typed: string) =>
  Id.safeParse(typed).success
    ? inCategory(typed)
    : sql<SqlBool>`products.category_id in (
        select c.id from categories c join categories r on r.id = c.root_id
        where ${containsWords(sql`turoos_fold(concat_ws(' ', c.name_ar, c.name_en, r.name_ar, r.name_en))`, typed)})`;

/** Matches the category and all categories below it. */
const inCategory = (id: string) => sql<SqlBool>`products.category_id in (
  with recursive branch as (
    select id from categories where id = ${id}
    union all select c.id from categories c join branch on c.parent_id = branch.id)
  select id from branch)`;

/**
 * Matches parts whose main warehouse this is or that were ever in stock there, so that sold-out parts are
 * included.
 */
const stockedIn = (warehouseId: string) => (eb: ExpressionBuilder<DB, Tables>) =>
  eb.or([
    eb('products.mainWarehouseId', '=', warehouseId),
    sql<SqlBool>`exists (select from stock s where s.product_id = products.id
      and s.warehouse_id = ${warehouseId})`,
  ]);
