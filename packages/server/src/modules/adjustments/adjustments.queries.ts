import {
  adjustmentTexts,
  notFound,
  parseSort,
  type Adjustment,
  type AdjustmentReason,
  type AdjustmentsQuery,
  type AdjustmentStatus,
  type AdjustmentSummary,
  type AdjustmentType,
  type Page,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { sumInRials } from '../../db/rials';
import { unitOf } from '../units';
import { withSteps } from '../workflow';
import { asked } from './filter-adjustments';

const adjustments = (db: Db) =>
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
    ]);
type AdjustmentRow = Awaited<ReturnType<ReturnType<typeof adjustments>['executeTakeFirstOrThrow']>>;

const person = (id: string | null, name: string | null) => (id && name !== null ? { _id: id, name } : null);

function present(row: AdjustmentRow) {
  const createdBy = person(row.createdBy, row.creatorName);
  return {
    _id: row.id,
    adjustmentNumber: row.adjustmentNumber,
    item: row.productId,
    productName: row.productName,
    partNumber: row.partNumber,
    unit: row.unit,
    warehouse: { _id: row.warehouseId, name: row.warehouseName },
    type: row.type as AdjustmentType,
    quantity: row.quantity,
    reason: row.reason as AdjustmentReason,
    referenceNumber: row.referenceNumber,
    notes: row.notes,
    costPrice: row.costPrice,
    status: row.status as AdjustmentStatus,
    change: row.change,
    value: row.value,
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

export async function readAdjustment(db: Db, id: string): Promise<Adjustment> {
  const row = await adjustments(db).where('stockAdjustments.id', '=', id).executeTakeFirst();
  const [adjustment] = await withSteps(db, row ? [present(row)] : []);
  if (!adjustment) throw notFound(adjustmentTexts.notFound);
  return adjustment;
}

function found(db: Db, query: AdjustmentsQuery) {
  const { direction } = parseSort(query.sort);
  return adjustments(db)
    .where(asked(query))
    .orderBy('stockAdjustments.createdAt', direction)
    .orderBy('stockAdjustments.id', direction);
}

export async function listAdjustments(db: Db, query: AdjustmentsQuery): Promise<Page<Adjustment>> {
  const { rows, ...page } = await readPage(db, found(db, query), query);
  return { ...page, rows: await withSteps(db, rows.map(present)) };
}

/** All that match, one after the other, for the export. */
export async function* eachAdjustment(db: Db, query: AdjustmentsQuery): AsyncIterable<ListedAdjustment> {
  for await (const row of found(db, query).stream(500)) yield present(row);
}

export async function summariseAdjustments(db: Db): Promise<AdjustmentSummary> {
  const { rows } = await sql<AdjustmentSummary>`
    select count(*) as total_adjustments,
      coalesce(sum(abs(change)), 0) as total_quantity,
      coalesce(sum(abs(value)), 0) as total_value,
      ${sumInRials(sql`abs(value)`)} as rials,
      count(*) filter (where status = 'pending') as pending_count,
      count(*) filter (where status = 'approved') as approved_count,
      count(*) filter (where status = 'rejected') as rejected_count,
      count(*) filter (where status = 'completed') as completed_count
    from stock_adjustments`.execute(db);
  return rows[0] as AdjustmentSummary;
}
