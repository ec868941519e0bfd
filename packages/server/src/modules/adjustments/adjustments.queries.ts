import { adjustmentChange, must, type AdjustmentsQuery, type AdjustmentSummary } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { sumInRials } from '../../db/rials';
import { unitOf } from '../units';
import { documentReads, partDocumentsFilter } from '../workflow';
import { adjustments } from './adjustments.kind';

const rows = (db: Db) =>
  db
    .selectFrom('stockAdjustments')
    .innerJoin('products', 'products.id', 'stockAdjustments.productId')
    .innerJoin('warehouses', 'warehouses.id', 'stockAdjustments.warehouseId')
    .selectAll('stockAdjustments')
    .select(['products.name as productName', 'products.partNumber', 'warehouses.name as warehouseName'])
    .select(unitOf(sql`products.id`).as('unit'))
    .select((e) => [
      e
        .selectFrom('users')
        .whereRef('users.id', '=', 'stockAdjustments.createdBy')
        .select('users.name')
        .as('creatorName'),
      e
        .selectFrom('users')
        .whereRef('users.id', '=', 'stockAdjustments.adjustedBy')
        .select('users.name')
        .as('adjusterName'),
      e
        .selectFrom('stock')
        .whereRef('stock.productId', '=', 'stockAdjustments.productId')
        .whereRef('stock.warehouseId', '=', 'stockAdjustments.warehouseId')
        .select('stock.quantity')
        .as('there'),
      // a counted part is corrected by the difference that the count found, whatever moved since
      e
        .selectFrom('inventoryCountItems')
        .innerJoin('inventoryCounts', 'inventoryCounts.id', 'inventoryCountItems.countId')
        .whereRef('inventoryCounts.id', '=', 'stockAdjustments.countId')
        .whereRef('inventoryCounts.warehouseId', '=', 'stockAdjustments.warehouseId')
        .whereRef('inventoryCountItems.productId', '=', 'stockAdjustments.productId')
        .select('inventoryCountItems.systemQuantity')
        .as('booked'),
    ]);
type AdjustmentRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

const person = (id: string | null, name: string | null) => (id && name !== null ? { _id: id, name } : null);

function present(row: AdjustmentRow) {
  const createdBy = person(row.createdBy, row.creatorName);
  const there = row.there ?? 0;
  return {
    _id: row.id,
    adjustmentNumber: row.adjustmentNumber,
    item: row.productId,
    productName: row.productName,
    partNumber: row.partNumber,
    unit: row.unit,
    warehouse: { _id: row.warehouseId, name: row.warehouseName },
    type: row.type,
    quantity: row.quantity,
    reason: row.reason,
    referenceNumber: row.referenceNumber,
    offlineSale: row.offlineSaleId,
    notes: row.notes,
    costPrice: row.costPrice,
    status: row.status,
    change: row.change,
    value: row.value,
    there,
    expected: row.status === 'pending' ? adjustmentChange(row.type, row.quantity, row.booked ?? there) : null,
    usd_to_yer: row.usdToYer,
    createdBy,
    user: createdBy,
    adjustedBy: person(row.adjustedBy, row.adjusterName),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    approvedAt: row.approvedAt,
    version: row.version,
  };
}
export type ListedAdjustment = ReturnType<typeof present>;

export const {
  read: readAdjustment,
  change: changeAdjustment,
  list: listAdjustments,
  each: eachAdjustment,
} = documentReads({
  kind: adjustments,
  rows,
  asked: partDocumentsFilter<AdjustmentsQuery>('stockAdjustments', ['adjustmentNumber', 'referenceNumber']),
  present,
});

export async function summariseAdjustments(db: Db): Promise<AdjustmentSummary> {
  const figures = await sql<AdjustmentSummary>`
    select count(*) as total_adjustments,
      coalesce(sum(abs(change)), 0) as total_quantity,
      coalesce(sum(abs(value)), 0) as total_value,
      ${sumInRials(sql`abs(value)`)} as rials,
      count(*) filter (where status = 'pending') as pending_count,
      count(*) filter (where status = 'approved') as approved_count,
      count(*) filter (where status = 'rejected') as rejected_count,
      count(*) filter (where status = 'completed') as completed_count
    from stock_adjustments`.execute(db);
  return must(figures.rows[0]);
}
