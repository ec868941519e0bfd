import {
  notFound,
  parseSort,
  productTexts,
  type Page,
  type Part,
  type PartDetail,
  type PartsQuery,
} from '@turoos/contract';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import type { DB } from '../../db/schema';
import { filterParts } from './filter-parts';
import { presentPart, type PartRow } from './present-part';

type FromParts<O> = SelectQueryBuilder<DB, 'products' | 'stockTotals', O>;

/** Parts joined with what there is of them. */
export const fromParts = (db: Db) =>
  db.selectFrom('products').innerJoin('stockTotals', 'stockTotals.productId', 'products.id');

/** All but what it is found by, which is long. */
const partColumns = [
  'products.id',
  'products.name',
  'products.partNumber',
  'products.barcode',
  'products.code',
  'products.supplierPartNumber',
  'products.brand',
  'products.categoryId',
  'products.type',
  'products.condition',
  'products.partStatus',
  'products.description',
  'products.specifications',
  'products.sellingPrice',
  'products.wholesalePrice',
  'products.purchasePrice',
  'products.discountPercentage',
  'products.maxLevel',
  'products.mainWarehouseId',
  'products.shelf',
  'products.replacedById',
  'products.isActive',
  'products.version',
  'products.createdAt',
  'products.updatedAt',
] as const;

/** Everything a part is shown with, gathered for the few rows that are shown. */
const withDetails = <O>(query: FromParts<O>) =>
  query
    .leftJoin('categories as leaf', 'leaf.id', 'products.categoryId')
    .leftJoin('categories as root', 'root.id', 'leaf.rootId')
    .leftJoin('warehouses as main', 'main.id', 'products.mainWarehouseId')
    .leftJoin('products as successor', 'successor.id', 'products.replacedById')
    .select(partColumns)
    .select([
      'stockTotals.quantity',
      'stockTotals.minLevel',
      'stockTotals.cost',
      'stockTotals.level',
      'leaf.nameAr as leafName',
      'root.nameAr as rootName',
      'root.id as rootId',
      'main.name as warehouseName',
      'successor.name as successorName',
      'successor.partNumber as successorNumber',
    ])
    .select([
      sql<
        PartRow['numbers']
      >`(select coalesce(json_agg(json_build_object('kind', kind, 'number', number) order by number), '[]')
        from product_numbers where product_id = products.id)`.as('numbers'),
      sql<
        PartRow['fitments']
      >`(select coalesce(json_agg(json_build_object('make', make, 'model', model, 'yearFrom', year_from,
          'yearTo', year_to, 'engine', engine) order by make, model, year_from), '[]')
        from product_fitments where product_id = products.id)`.as('fitments'),
    ]);

const sortColumns = {
  createdAt: sql`products.created_at`,
  name: sql`turoos_fold(products.name)`,
  partNumber: sql`products.part_code`,
};

export async function listParts(db: Db, query: PartsQuery): Promise<Page<Part>> {
  const { field, direction } = parseSort(query.sort);
  const column = sortColumns[field as keyof typeof sortColumns];
  const filtered = filterParts(fromParts(db), query)
    .select('products.id')
    .orderBy(column, direction)
    .orderBy('products.id', direction);
  const page = await readPage(db, filtered, query);
  return {
    ...page,
    rows: await readParts(
      db,
      page.rows.map(({ id }) => id),
    ),
  };
}

/** Parts in the order of the ids. */
export async function readParts(db: Db, ids: readonly string[]): Promise<Part[]> {
  if (ids.length === 0) return [];
  const rows = await withDetails(fromParts(db))
    .where('products.id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, presentPart(row as PartRow)]));
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

export async function readProductStats(db: Db) {
  const { rows } = await sql<{
    totalProducts: number;
    activeProducts: number;
    totalStock: number;
    lowStockProducts: number;
    outOfStockProducts: number;
    brands: number;
  }>`
    select count(*) as total_products, count(*) filter (where p.is_active) as active_products,
      coalesce(sum(t.quantity), 0) as total_stock,
      count(*) filter (where t.level = 'low_stock') as low_stock_products,
      count(*) filter (where t.level = 'out_of_stock') as out_of_stock_products,
      (select count(distinct turoos_fold(brand)) from products where brand <> '') as brands
    from products p join stock_totals t on t.product_id = p.id`.execute(db);
  return rows[0] as (typeof rows)[number];
}

/** Each brand once, in the spelling used most. */
export async function readBrands(db: Db): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    select mode() within group (order by brand) as brand from products
    where brand <> '' group by turoos_fold(brand) order by 1 limit 1000`.execute(db);
  return rows.map(({ brand }) => brand);
}
