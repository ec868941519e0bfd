import {
  foldCode,
  notFound,
  parseSort,
  productTexts,
  type Page,
  type Part,
  type PartDetail,
  type PartsQuery,
} from '@turoos/contract';
import { sql, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { readPageOf, rememberPages, widePageStatement } from '../../db/read-page';
import type { DB } from '../../db/schema';
import { fewStocked } from './few-stocked';
import { filterParts } from './filter-parts';
import { presentPart, type PartRow } from './present-part';
import { readMeantPage } from './meant-page';

const fromPartsEverywhere = (db: Db) =>
  db.selectFrom('products').leftJoin('stockTotals', 'stockTotals.productId', 'products.id');

/** Joins parts with their stock: in one warehouse when it is passed in, else in all. */
export function fromParts(db: Db, warehouse?: string): ReturnType<typeof fromPartsEverywhere> {
  if (!warehouse) return fromPartsEverywhere(db);
  const there = (e: ExpressionBuilder<DB, never>) =>
    e
      .selectFrom('stockTotals as t')
      .leftJoin('stock as s', (join) =>
        join.onRef('s.productId', '=', 't.productId').on('s.warehouseId', '=', warehouse),
      )
      .select(['t.productId', 't.minLevel', 't.cost'])
      .select([
        sql<number>`coalesce(s.quantity, 0)`.as('quantity'),
        sql<string>`case when coalesce(s.quantity, 0) <= 0 then 'out_of_stock'
          when s.quantity <= t.min_level then 'low_stock' else 'in_stock' end`.as('level'),
      ])
      .as('stockTotals');
  return db
    .selectFrom('products')
    .innerJoin(there as never, 'stockTotals.productId' as never, 'products.id' as never) as never;
}

const sortColumns = {
  createdAt: sql`products.created_at`,
  name: sql`turoos_fold(products.name)`,
  partNumber: sql`products.part_code`,
};

export async function listParts(db: Db, query: PartsQuery): Promise<Page<Part>> {
  const { warehouse, status } = query;
  const ids = warehouse && (await fewStocked(db, warehouse, status));
  const { rows, ...page } = await readMeantPage(db, query, (asked) =>
    readPageOf(db, ids ? partsPageAmong(db, asked, ids) : partsPage(db, asked)),
  );
  return { ...page, rows: rows.map(presentPart) };
}

const partsPage = rememberPages((db, query: PartsQuery) =>
  sortedPage(db, filterParts(fromParts(db, query.warehouse), query), query),
);

function partsPageAmong(db: Db, query: PartsQuery, ids: readonly string[]) {
  const { warehouse: _warehouse, status: _status, ...others } = query;
  const among = filterParts(fromParts(db), others).where(sql<SqlBool>`products.id = any (${ids}::uuid[])`);
  return sortedPage(db, among, query);
}

/** Returns the number that was typed, whose part comes first unless the list is sorted by the user. */
function typedNumber({ q, sort }: PartsQuery): string | undefined {
  const code = sort === '-createdAt' && q ? foldCode(q) : '';
  return /\d/.test(code) ? code : undefined;
}

function sortedPage(db: Db, filtered: ReturnType<typeof fromParts>, query: PartsQuery) {
  const { field, direction } = parseSort(query.sort);
  const column = sortColumns[field];
  const number = typedNumber(query);
  const selected = filtered.select(['products.id', column.as('place')]);
  const byNumber = number
    ? selected.select(sql<boolean>`products.part_code = ${number}`.as('isTyped')).orderBy('isTyped', 'desc')
    : selected;
  const sorted = byNumber.orderBy(column, direction).orderBy('products.id', direction);
  const order = sql.raw(direction);
  const first = number ? sql`page.is_typed desc, ` : sql``;
  return widePageStatement(db, sorted, query, (parts) =>
    selectParts(parts, sql`${first}page.place ${order}, page.id ${order}`, query.warehouse),
  );
}

/** Reads parts in the order of the ids. With a warehouse, quantities are those in it. */
export async function readParts(db: Db, ids: readonly string[], warehouse?: string): Promise<Part[]> {
  if (ids.length === 0) return [];
  const page = sql`unnest(${ids}::uuid[]) with ordinality as page (id, place)`;
  const { rows } = await selectParts(page, sql`page.place`, warehouse).execute(db);
  return rows.map(presentPart);
}

/**
 * Selects all displayed fields, but not the long search text, of the parts whose ids are in the rows `page`.
 * Most other tables are read by subqueries: joining eight tables takes longer to plan than to execute.
 */
export const selectParts = (
  page: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  warehouse?: string,
) => sql<PartRow>`
  select p.name, p.part_number, p.barcode, p.code, p.supplier_part_number, p.brand, p.category_id, p.type,
    p.condition, p.side, p.axle, p.place_position, p.part_status, p.description, p.specifications, p.selling_price,
    p.wholesale_price, p.purchase_price, p.tier_prices, p.price_breaks, p.discount_percentage, p.max_level,
    p.main_warehouse_id, p.shelf, p.replaced_by_id,
    p.is_active, p.version, p.created_at, p.updated_at,
    ${warehouse ? sql`coalesce(s.quantity, 0)` : sql`t.quantity`} as quantity, t.min_level, t.cost,
    ${warehouse ? sql`place.name` : sql`null`} as place_name, ${warehouse ? sql`place.id` : sql`null`} as place_id,
    (select json_build_object('code', code, 'name', name, 'decimals', decimals) from units
      where code = p.unit) as unit,
    leaf.name_ar as leaf_name, root.name_ar as root_name, root.id as root_id,
    (select name from warehouses where id = p.main_warehouse_id) as warehouse_name,
    (select json_build_array(name, part_number) from products where id = p.replaced_by_id) as successor,
    (select json_agg(json_build_array(kind, number) order by kind, number) from product_numbers
      where product_id = p.id) as numbers,
    (select json_agg(json_build_array(make, model, year_from, year_to, engine, month_from, month_to)
        order by make, model, year_from, month_from)
      from product_fitments where product_id = p.id) as fitments,
    (select json_agg(json_build_array(w.id, w.name, held.quantity) order by held.quantity desc, w.name)
      from stock held join warehouses w on w.id = held.warehouse_id
      where held.product_id = p.id and held.quantity > 0
        and held.warehouse_id is distinct from ${warehouse ? sql`${warehouse}::uuid` : sql`p.main_warehouse_id`}
    ) as elsewhere,
    (select coalesce(sum(r.quantity - r.taken), 0) from reservations r
      where r.product_id = p.id and r.status = 'active' and r.until > now()) as reserved,
    (select id from attachments where entity_id = p.id and entity_type = 'products' and type = 'image'
      and is_active and missing_since is null order by created_at desc limit 1) as photo,
    page.*
  from ${page}
  join products p on p.id = page.id
  join stock_totals t on t.product_id = p.id
  left join categories leaf on leaf.id = p.category_id
  left join categories root on root.id = leaf.root_id
  ${
    warehouse
      ? sql`left join stock s on s.product_id = p.id and s.warehouse_id = ${warehouse}
          left join warehouses place on place.id = ${warehouse}`
      : sql``
  }
  order by ${order}`;

export async function readPart(db: Db, id: string): Promise<Part> {
  const [part] = await readParts(db, [id]);
  if (!part) throw notFound(productTexts.notFound);
  return part;
}

export async function readPartDetail(db: Db, id: string): Promise<PartDetail> {
  const part = await readPart(db, id);
  const stock = await db
    .selectFrom('stock')
    .innerJoin('warehouses', 'warehouses.id', 'stock.warehouseId')
    .select(['warehouses.id', 'warehouses.name', 'stock.quantity'])
    .where('stock.productId', '=', id)
    .orderBy('warehouses.name')
    .execute();
  const onTheWay = await db
    .selectFrom('transferItems')
    .innerJoin('transfers', 'transfers.id', 'transferItems.transferId')
    .select(sql<number>`coalesce(sum(transfer_items.quantity), 0)`.as('quantity'))
    .where('productId', '=', id)
    .where('transfers.status', '=', 'in_transit')
    .executeTakeFirstOrThrow();
  const replaces = await db
    .selectFrom('products')
    .select(['id', 'name', 'partNumber'])
    .where('replacedById', '=', id)
    .orderBy('name')
    .limit(50)
    .execute();
  return {
    ...part,
    stockByWarehouse: stock.map((row) => ({
      warehouse: { _id: row.id, name: row.name },
      quantity: row.quantity,
    })),
    inTransit: onTheWay.quantity,
    replaces: replaces.map(({ id: _id, ...link }) => ({ _id, ...link })),
  };
}
