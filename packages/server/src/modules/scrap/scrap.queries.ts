import { must, type ScrapQuery, type ScrapSummary } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { sumInRials } from '../../db/rials';
import { unitOf } from '../units';
import { documentReads, partDocumentsFilter } from '../workflow';
import { scrap } from './scrap.kind';

const rows = (db: Db) =>
  db
    .selectFrom('scrapReports')
    .innerJoin('products', 'products.id', 'scrapReports.productId')
    .innerJoin('warehouses', 'warehouses.id', 'scrapReports.warehouseId')
    .leftJoin('users', 'users.id', 'scrapReports.createdBy')
    .selectAll('scrapReports')
    .select(['products.name as productName', 'products.partNumber', 'warehouses.name as warehouseName'])
    .select(unitOf(sql`products.id`).as('unit'))
    .select('users.name as creatorName');
type ScrapRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

function present(row: ScrapRow) {
  const createdBy =
    row.createdBy && row.creatorName !== null ? { _id: row.createdBy, name: row.creatorName } : null;
  return {
    _id: row.id,
    reportNumber: row.reportNumber,
    item: row.productId,
    productName: row.productName,
    partNumber: row.partNumber,
    unit: row.unit,
    warehouse: { _id: row.warehouseId, name: row.warehouseName },
    quantity: row.quantity,
    reason: row.reason,
    condition: row.condition || null,
    disposalMethod: row.disposalMethod,
    estimatedValue: row.estimatedValue,
    usd_to_yer: row.usdToYer,
    notes: row.notes,
    status: row.status,
    createdBy,
    user: createdBy,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    approvedAt: row.approvedAt,
    completedAt: row.completedAt,
    version: row.version,
  };
}
export type ListedScrap = ReturnType<typeof present>;

export const {
  read: readScrap,
  change: changeScrap,
  list: listScrap,
  each: eachScrap,
} = documentReads({
  kind: scrap,
  rows,
  asked: partDocumentsFilter<ScrapQuery>('scrapReports', ['reportNumber']),
  present,
});

export async function summariseScrap(db: Db): Promise<ScrapSummary> {
  const figures = await sql<ScrapSummary>`
    select count(*) as total_scraps,
      coalesce(sum(quantity) filter (where approved_at is not null), 0) as total_quantity,
      coalesce(sum(estimated_value) filter (where approved_at is not null), 0) as total_value,
      ${sumInRials(sql`case when approved_at is not null then estimated_value else 0 end`)} as rials,
      count(*) filter (where status = 'pending') as pending_count,
      count(*) filter (where status = 'approved') as approved_count,
      count(*) filter (where status = 'rejected') as rejected_count,
      count(*) filter (where status = 'completed') as completed_count
    from scrap_reports`.execute(db);
  return must(figures.rows[0]);
}
