import type { Movement, MoveReason, Page } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';

export async function readInventoryStats(db: Db) {
  const { rows } = await sql<{
    totalItems: number;
    totalQuantity: number;
    totalValue: number;
    lowStockItems: number;
    outOfStockItems: number;
  }>`
    select count(*) as total_items, coalesce(sum(t.quantity), 0) as total_quantity,
      coalesce(round(sum(t.quantity * case when t.cost > 0 then t.cost else p.selling_price end)), 0) as total_value,
      count(*) filter (where t.level = 'low_stock') as low_stock_items,
      count(*) filter (where t.level = 'out_of_stock') as out_of_stock_items
    from stock_totals t join products p on p.id = t.product_id where p.is_active`.execute(db);
  return rows[0] as (typeof rows)[number];
}

export async function listMovements(
  db: Db,
  productId: string,
  paging: { page: number; limit: number; sort: string },
): Promise<Page<Movement>> {
  const direction = paging.sort.startsWith('-') ? 'desc' : 'asc';
  const query = db
    .selectFrom('stockMovements')
    .innerJoin('warehouses', 'warehouses.id', 'stockMovements.warehouseId')
    .leftJoin('users', 'users.id', 'stockMovements.userId')
    .selectAll('stockMovements')
    .select(['warehouses.name as warehouseName', 'users.name as userName'])
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
      warehouse: { _id: row.warehouseId, name: row.warehouseName },
      quantity: row.quantity,
      quantityAfter: row.quantityAfter,
      unitCost: Math.round(row.unitCost),
      note: row.note,
      user: row.userId ? { _id: row.userId, name: row.userName ?? '' } : null,
    })),
  };
}
