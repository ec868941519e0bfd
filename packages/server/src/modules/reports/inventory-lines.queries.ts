import {
  parseSort,
  type InventoryLine,
  type InventoryLinesQuery,
  type InventoryTotals,
} from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import { filterParts, fromParts, withMeanings } from '../products';
import { unitOf } from '../units';
import { within } from './within';

type Filter = Pick<InventoryLinesQuery, 'keyword' | 'q' | 'startDate' | 'endDate'>;

/** Finds active parts; with a period, only those that moved in it, tested by the `moved` passed in. */
async function foundParts(db: Db, filter: Filter, moved: (filter: Filter) => RawBuilder<boolean>) {
  const filters = await withMeanings(db, { q: filter.keyword ?? filter.q, isActive: true });
  const parts = filterParts(fromParts(db), filters);
  return filter.startDate || filter.endDate ? parts.where(moved(filter)) : parts;
}

/** Tests part by part: faster for the few rows of one page. */
const movedEach = (filter: Filter) =>
  sql<boolean>`exists (select from stock_movements m
    where m.product_id = products.id and ${within(sql`m.at`, filter)})`;

/** Reads the movements of the period once: faster for all parts together. */
const movedAtAll = (filter: Filter) =>
  sql<boolean>`products.id in (
    with moved as materialized (
      select distinct product_id from stock_movements m where ${within(sql`m.at`, filter)}
    ) select product_id from moved)`;

const sortColumns = { name: sql`turoos_fold(products.name)`, partNumber: sql`products.part_code` } as const;

async function sortedLines(db: Db, query: Filter & Pick<InventoryLinesQuery, 'sort'>) {
  const { field, direction } = parseSort(query.sort);
  const parts = await foundParts(db, query, movedEach);
  return parts
    .leftJoin('categories', 'categories.id', 'products.categoryId')
    .leftJoin('warehouses', 'warehouses.id', 'products.mainWarehouseId')
    .select([
      'products.id',
      'products.name',
      'products.partNumber',
      'categories.nameAr as category',
      unitOf(sql`products.id`).as('unit'),
      'stockTotals.quantity',
      'products.sellingPrice as salePrice',
      'warehouses.name as warehouse',
      'stockTotals.level as status',
    ])
    .orderBy(sortColumns[field], direction)
    .orderBy('products.id', direction)
    .$castTo<Row>();
}

type Row = Omit<InventoryLine, '_id'> & { id: string };

const present = ({ id, ...row }: Row): InventoryLine => ({ _id: id, ...row });

export async function readInventoryLines(db: Db, query: InventoryLinesQuery): Promise<InventoryLine[]> {
  const lines = await sortedLines(db, query);
  const rows = await lines
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return rows.map(present);
}

export async function* eachInventoryLine(db: Db, query: InventoryLinesQuery): AsyncIterable<InventoryLine> {
  const lines = await sortedLines(db, query);
  for await (const row of lines.stream(500)) yield present(row);
}

export async function sumInventoryLines(db: Db, filter: Filter): Promise<InventoryTotals> {
  const parts = await foundParts(db, filter, movedAtAll);
  const { count, quantity, value, ...levels } = await parts
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(stock_totals.quantity), 0)`.as('quantity'),
      sql<number>`coalesce(round(sum(stock_totals.quantity * products.selling_price)), 0)`.as('value'),
      sql<number>`count(*) filter (where stock_totals.level = 'in_stock')`.as('inStock'),
      sql<number>`count(*) filter (where stock_totals.level = 'low_stock')`.as('lowStock'),
      sql<number>`count(*) filter (where stock_totals.level = 'out_of_stock')`.as('outOfStock'),
    ])
    .executeTakeFirstOrThrow();
  return {
    count,
    quantity,
    value,
    levels: { in_stock: levels.inStock, low_stock: levels.lowStock, out_of_stock: levels.outOfStock },
  };
}
