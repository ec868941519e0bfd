import { must, wholeCents, type Movement, type Page } from '@turoos/contract';
import { sql } from 'kysely';
import { cacheWhenLarge } from '../../db/cache-when-large';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { filterParts, fromParts } from '../products';
import { keptHere, unitValue } from '../stock';

interface StockFigures {
  totalItems: number;
  totalQuantity: number;
  totalValue: number;
  lowStockItems: number;
  outOfStockItems: number;
}
interface TransitFigures {
  inTransitItems: number;
  inTransitValue: number;
}

/**
 * Sums the stock of all parts, including inactive ones, but counts only active parts as items. Goods in
 * transit between warehouses are in none of them and are summed separately.
 */
async function sumStock(db: Db): Promise<StockFigures & TransitFigures> {
  const stock = await sql<StockFigures>`
    select count(*) filter (where p.is_active) as total_items, coalesce(sum(t.quantity), 0) as total_quantity,
      coalesce(round(sum(t.quantity * ${unitValue(sql`t.cost`, sql`p.selling_price`)})), 0) as total_value,
      count(*) filter (where p.is_active and t.level = 'low_stock') as low_stock_items,
      count(*) filter (where p.is_active and t.level = 'out_of_stock' and ${keptHere(sql`p.id`)}) as out_of_stock_items
    from stock_totals t join products p on p.id = t.product_id`.execute(db);
  const transit = await sql<TransitFigures>`
    select count(distinct i.product_id) as in_transit_items,
      coalesce(round(sum(i.quantity * ${unitValue(sql`i.unit_cost`, sql`p.selling_price`)})), 0)
        as in_transit_value
    from transfers t join transfer_items i on i.transfer_id = t.id join products p on p.id = i.product_id
    where t.status = 'in_transit'`.execute(db);
  return { ...must(stock.rows[0]), ...must(transit.rows[0]) };
}

/** Sums the stock of one warehouse; goods in transit belong to no warehouse. */
async function sumWarehouse(db: Db, warehouse: string): Promise<StockFigures & TransitFigures> {
  const figures = await filterParts(fromParts(db, warehouse), { warehouse })
    .select([
      sql<number>`count(*) filter (where products.is_active)`.as('totalItems'),
      sql<number>`coalesce(sum(stock_totals.quantity), 0)`.as('totalQuantity'),
      sql<number>`coalesce(round(sum(stock_totals.quantity
        * ${unitValue(sql`stock_totals.cost`, sql`products.selling_price`)})), 0)`.as('totalValue'),
      sql<number>`count(*) filter (where products.is_active and stock_totals.level = 'low_stock')`.as(
        'lowStockItems',
      ),
      sql<number>`count(*) filter (where products.is_active and stock_totals.level = 'out_of_stock')`.as(
        'outOfStockItems',
      ),
    ])
    .executeTakeFirstOrThrow();
  return { ...figures, inTransitItems: 0, inTransitValue: 0 };
}

export const readInventoryStats = cacheWhenLarge(
  (db, warehouse?: string) => (warehouse ? sumWarehouse(db, warehouse) : sumStock(db)),
  ({ totalItems }) => totalItems,
);

export async function listMovements(
  db: Db,
  productId: string,
  paging: { page: number; limit: number; sort: string },
): Promise<Page<Movement>> {
  const direction = paging.sort.startsWith('-') ? 'desc' : 'asc';
  // subqueries for the names instead of joins, so that counting the rows needs only the index
  const query = db
    .selectFrom('stockMovements')
    .selectAll('stockMovements')
    .select(({ selectFrom }) => [
      selectFrom('warehouses')
        .select('name')
        .whereRef('warehouses.id', '=', 'stockMovements.warehouseId')
        .as('warehouseName'),
      selectFrom('users').select('name').whereRef('users.id', '=', 'stockMovements.userId').as('userName'),
    ])
    .where('stockMovements.productId', '=', productId)
    .orderBy('stockMovements.seq', direction);
  const page = await readPage(db, query, paging);
  return {
    ...page,
    rows: page.rows.map((row) => ({
      _id: row.id,
      createdAt: row.at,
      reason: row.reason,
      source:
        row.sourceType && row.sourceId
          ? { type: row.sourceType, id: row.sourceId, number: row.sourceNumber }
          : null,
      warehouse: { _id: row.warehouseId, name: row.warehouseName ?? '' },
      quantity: row.quantity,
      quantityAfter: row.quantityAfter,
      unitCost: wholeCents(row.unitCost),
      note: row.note,
      user: row.userId ? { _id: row.userId, name: row.userName ?? '' } : null,
    })),
  };
}
