import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { unitOf } from '../units';
import { summaryOf } from './count-summary';

/** Selects counts with their names, totals and numbers of adjustments. */
export const counts = (db: Db) =>
  db
    .selectFrom('inventoryCounts')
    .innerJoin('warehouses', 'warehouses.id', 'inventoryCounts.warehouseId')
    .leftJoin('users', 'users.id', 'inventoryCounts.createdBy')
    .leftJoin('categories', 'categories.id', 'inventoryCounts.categoryId')
    .selectAll('inventoryCounts')
    .select(['warehouses.name as warehouseName', 'users.name as creatorName'])
    .select('categories.nameAr as categoryName')
    .select(summaryOf.as('figures'))
    .select([
      sql<number>`(select count(*) from stock_adjustments a where a.count_id = inventory_counts.id)`.as(
        'adjustmentsTotal',
      ),
      sql<number>`(select count(*) from stock_adjustments a
        where a.count_id = inventory_counts.id and a.status = 'pending')`.as('adjustmentsPending'),
    ]);
export type CountRow = Awaited<ReturnType<ReturnType<typeof counts>['executeTakeFirstOrThrow']>>;

/** Selects lines sorted by shelf. Uncounted lines of a running count show the current book quantity. */
export const items = (db: Db) =>
  db
    .selectFrom('inventoryCountItems')
    .innerJoin('inventoryCounts', 'inventoryCounts.id', 'inventoryCountItems.countId')
    .innerJoin('products', 'products.id', 'inventoryCountItems.productId')
    .leftJoin('stock', (join) =>
      join
        .onRef('stock.productId', '=', 'inventoryCountItems.productId')
        .onRef('stock.warehouseId', '=', 'inventoryCounts.warehouseId'),
    )
    .leftJoin('users', 'users.id', 'inventoryCountItems.countedBy')
    .select(['inventoryCountItems.countId', 'inventoryCountItems.productId', 'unitCost', 'countedQuantity'])
    .select(['countedAt', 'countedBy', 'users.name as counterName'])
    .select(['products.name', 'products.partNumber', 'products.barcode', 'products.shelf'])
    .select(unitOf(sql`products.id`).as('unit'))
    .select(
      sql<number>`case when counted_quantity is null and inventory_counts.status = 'in_progress'
        then coalesce(stock.quantity, 0) else system_quantity end`.as('systemQuantity'),
    )
    .orderBy('inventoryCountItems.position')
    .orderBy('inventoryCountItems.productId');
export type ItemRow = Awaited<ReturnType<ReturnType<typeof items>['executeTakeFirstOrThrow']>>;
