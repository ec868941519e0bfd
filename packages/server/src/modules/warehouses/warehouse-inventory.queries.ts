import {
  stockStatusOf,
  type StoredPart,
  type StoredPartsQuery,
  type WarehouseInventory,
  worth,
} from '@turoos/contract';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { codePrefix, containsWords } from '../../db/search';
import { unitValue } from '../stock';
import { unitOf } from '../units';
import { readWarehouse } from './warehouses.queries';

/** Reads the stock of a warehouse: figures over everything, and one page of its parts. */
export async function readInventory(
  db: Db,
  id: string,
  query: StoredPartsQuery,
): Promise<WarehouseInventory> {
  await readWarehouse(db, id);
  const { rows, page, limit, total } = await readPage(db, storedParts(db, id, query), query);
  return {
    stats: await readStats(db, id),
    items: rows.map(present),
    pagination: { page, limit, total, pages: Math.max(1, Math.ceil(total / limit)) },
  };
}

const inWarehouse = (db: Db, id: string) =>
  db
    .selectFrom('stock')
    .innerJoin('products', 'products.id', 'stock.productId')
    .innerJoin('stockTotals', 'stockTotals.productId', 'stock.productId')
    .where('stock.warehouseId', '=', id);

const storedParts = (db: Db, id: string, { q = '', sort, inStock }: StoredPartsQuery) =>
  inWarehouse(db, id)
    .select(['products.id', 'products.name', 'products.partNumber', 'products.sellingPrice'])
    .select(['stock.quantity', 'stockTotals.minLevel', 'stockTotals.cost'])
    .select(unitOf(sql`products.id`).as('unit'))
    .$if(q !== '', (parts) =>
      parts.where((e) => e.or([containsWords(e.ref('products.searchText'), q), numbered(q)])),
    )
    .$if(inStock === true, (parts) => parts.where('stock.quantity', '>', 0))
    .orderBy(sql`turoos_fold(products.name)`, sort === 'name' ? 'asc' : 'desc')
    .orderBy('products.id');

/** Matches the part number, regardless of spaces and dashes. */
const numbered = (q: string) => {
  const code = codePrefix(q);
  return code ? sql<SqlBool>`products.part_code like ${code}` : sql<SqlBool>`false`;
};
type StoredPartRow = Awaited<ReturnType<ReturnType<typeof storedParts>['executeTakeFirstOrThrow']>>;

const present = ({ id, minLevel, cost, ...row }: StoredPartRow): StoredPart => ({
  ...row,
  _id: id,
  minStockLevel: minLevel,
  status: stockStatusOf(row.quantity, minLevel),
  value: worth(row.quantity, cost > 0 ? cost : row.sellingPrice),
});

const readStats = (db: Db, id: string) =>
  inWarehouse(db, id)
    .select(({ fn }) => [
      fn.countAll<number>().as('totalItems'),
      sql<number>`coalesce(sum(stock.quantity), 0)`.as('totalQuantity'),
      sql<number>`coalesce(round(sum(stock.quantity
        * ${unitValue(sql`stock_totals.cost`, sql`products.selling_price`)})), 0)`.as('totalValue'),
      sql<number>`count(*) filter (where stock.quantity > 0 and stock.quantity <= stock_totals.min_level)`.as(
        'lowStockItems',
      ),
      sql<number>`count(*) filter (where stock.quantity <= 0)`.as('outOfStockItems'),
    ])
    .executeTakeFirstOrThrow();
