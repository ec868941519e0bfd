import { wholeCents, type Movement, type MoveReason, type Page } from '@turoos/contract';
import { sql } from 'kysely';
import { cacheWhenLarge } from '../../db/cache-when-large';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { filterParts, fromParts } from '../products';

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

/** Goods on the way between warehouses lie in none of them, but they are the shop's: their value counts. */
async function addUpStock(db: Db): Promise<StockFigures & TransitFigures> {
  const stock = await sql<StockFigures>`
    select count(*) as total_items, coalesce(sum(t.quantity), 0) as total_quantity,
      coalesce(round(sum(t.quantity * case when t.cost > 0 then t.cost else p.selling_price end)), 0) as total_value,
      count(*) filter (where t.level = 'low_stock') as low_stock_items,
      count(*) filter (where t.level = 'out_of_stock') as out_of_stock_items
    from stock_totals t join products p on p.id = t.product_id where p.is_active`.execute(db);
  const transit = await sql<TransitFigures>`
    select count(distinct i.product_id) as in_transit_items,
      coalesce(round(sum(i.quantity * case when i.unit_cost > 0 then i.unit_cost else p.selling_price end)), 0)
        as in_transit_value
    from transfers t join transfer_items i on i.transfer_id = t.id join products p on p.id = i.product_id
    where t.status = 'in_transit'`.execute(db);
  const [there, away] = [stock.rows[0] as StockFigures, transit.rows[0] as TransitFigures];
  return { ...there, ...away, totalValue: there.totalValue + away.inTransitValue };
}

/** What one warehouse holds and lacks; goods on the way lie in none. */
async function addUpWarehouse(db: Db, warehouse: string): Promise<StockFigures & TransitFigures> {
  const figures = await filterParts(fromParts(db, warehouse), { warehouse, isActive: true })
    .select([
      sql<number>`count(*)`.as('totalItems'),
      sql<number>`coalesce(sum(stock_totals.quantity), 0)`.as('totalQuantity'),
      sql<number>`coalesce(round(sum(stock_totals.quantity
        * case when stock_totals.cost > 0 then stock_totals.cost else products.selling_price end)), 0)`.as(
        'totalValue',
      ),
      sql<number>`count(*) filter (where stock_totals.level = 'low_stock')`.as('lowStockItems'),
      sql<number>`count(*) filter (where stock_totals.level = 'out_of_stock')`.as('outOfStockItems'),
    ])
    .executeTakeFirstOrThrow();
  return { ...figures, inTransitItems: 0, inTransitValue: 0 };
}

export const readInventoryStats = cacheWhenLarge(
  (db, warehouse?: string) => (warehouse ? addUpWarehouse(db, warehouse) : addUpStock(db)),
  ({ totalItems }) => totalItems,
);

export async function listMovements(
  db: Db,
  productId: string,
  paging: { page: number; limit: number; sort: string },
): Promise<Page<Movement>> {
  const direction = paging.sort.startsWith('-') ? 'desc' : 'asc';
  // names are looked up rather than joined: so the rows are counted in the index alone
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
      reason: row.reason as MoveReason,
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
