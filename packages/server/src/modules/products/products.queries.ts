import {
  notFound,
  parseSort,
  productTexts,
  type Page,
  type Part,
  type PartDetail,
  type PartsQuery,
} from '@turoos/contract';
import { sql, type ExpressionBuilder } from 'kysely';
import { cacheWhenLarge } from '../../db/cache-when-large';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import type { DB } from '../../db/schema';
import { brandNames } from './brands.queries';
import { filterParts } from './filter-parts';
import { presentPart, type PartRow } from './present-part';

const fromPartsEverywhere = (db: Db) =>
  db.selectFrom('products').innerJoin('stockTotals', 'stockTotals.productId', 'products.id');

/** Parts joined with what there is of them: in one warehouse when it is named, else everywhere. */
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
  const { field, direction } = parseSort(query.sort);
  const column = sortColumns[field as keyof typeof sortColumns];
  const filtered = filterParts(fromParts(db, query.warehouse), query)
    .select('products.id')
    .orderBy(column, direction)
    .orderBy('products.id', direction);
  const page = await readPage(db, filtered, query);
  return {
    ...page,
    rows: await readParts(
      db,
      page.rows.map(({ id }) => id),
      query.warehouse,
    ),
  };
}

/**
 * Parts in the order of the ids, with everything they are shown with but not the long text they are found by. With a
 * warehouse, what there is of them is what lies in it.
 */
export async function readParts(db: Db, ids: readonly string[], warehouse?: string): Promise<Part[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PartRow>`
    select p.id, p.name, p.part_number, p.barcode, p.code, p.supplier_part_number, p.brand, p.category_id, p.type,
      p.condition, p.part_status, p.description, p.specifications, p.selling_price, p.wholesale_price,
      p.purchase_price, p.discount_percentage, p.max_level, p.main_warehouse_id, p.shelf, p.replaced_by_id,
      p.is_active, p.version, p.created_at, p.updated_at, ${warehouse ? sql`coalesce(s.quantity, 0)` : sql`t.quantity`} as quantity, t.min_level, t.cost,
      ${warehouse ? sql`place.name` : sql`null`} as place_name, ${warehouse ?? null}::uuid as place_id,
      json_build_object('code', u.code, 'name', u.name, 'decimals', u.decimals) as unit,
      leaf.name_ar as leaf_name, root.name_ar as root_name, root.id as root_id, main.name as warehouse_name,
      successor.name as successor_name, successor.part_number as successor_number,
      (select coalesce(json_agg(json_build_object('kind', kind, 'number', number) order by number), '[]')
        from product_numbers where product_id = p.id) as numbers,
      (select coalesce(json_agg(json_build_object('make', make, 'model', model, 'yearFrom', year_from,
          'yearTo', year_to, 'engine', engine) order by make, model, year_from), '[]')
        from product_fitments where product_id = p.id) as fitments
    from products p
    join stock_totals t on t.product_id = p.id
    join units u on u.code = p.unit
    left join categories leaf on leaf.id = p.category_id
    left join categories root on root.id = leaf.root_id
    left join warehouses main on main.id = p.main_warehouse_id
    left join products successor on successor.id = p.replaced_by_id
    ${
      warehouse
        ? sql`left join stock s on s.product_id = p.id and s.warehouse_id = ${warehouse}
            left join warehouses place on place.id = ${warehouse}`
        : sql``
    }
    where p.id = any (${ids}::uuid[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, presentPart(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

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

interface ProductStats {
  totalProducts: number;
  activeProducts: number;
  totalStock: number;
  lowStockProducts: number;
  outOfStockProducts: number;
  brands: number;
}

export const readProductStats = cacheWhenLarge(
  async (db) => {
    const { rows } = await sql<ProductStats>`
      with recursive ${brandNames}
      select count(*) as total_products, count(*) filter (where p.is_active) as active_products,
        coalesce(sum(t.quantity), 0) as total_stock,
        count(*) filter (where t.level = 'low_stock') as low_stock_products,
        count(*) filter (where t.level = 'out_of_stock') as out_of_stock_products,
        (select count(folded) from brand_names) as brands
      from products p join stock_totals t on t.product_id = p.id`.execute(db);
    return rows[0] as ProductStats;
  },
  ({ totalProducts }) => totalProducts,
);
