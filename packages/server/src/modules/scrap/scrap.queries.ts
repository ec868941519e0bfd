import {
  notFound,
  parseSort,
  scrapTexts,
  type DisposalMethod,
  type Page,
  type ScrapCondition,
  type ScrapQuery,
  type ScrapReason,
  type ScrapReport,
  type ScrapStatus,
  type ScrapSummary,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { sumInRials } from '../../db/rials';
import { unitOf } from '../units';
import { withSteps } from '../workflow';
import { asked } from './filter-scrap';

const reports = (db: Db) =>
  db
    .selectFrom('scrapReports')
    .innerJoin('products', 'products.id', 'scrapReports.productId')
    .innerJoin('warehouses', 'warehouses.id', 'scrapReports.warehouseId')
    .leftJoin('users', 'users.id', 'scrapReports.createdBy')
    .selectAll('scrapReports')
    .select(['products.name as productName', 'products.partNumber', 'warehouses.name as warehouseName'])
    .select(unitOf(sql`products.id`).as('unit'))
    .select('users.name as creatorName');
type ScrapRow = Awaited<ReturnType<ReturnType<typeof reports>['executeTakeFirstOrThrow']>>;

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
    reason: row.reason as ScrapReason,
    condition: (row.condition || null) as ScrapCondition | null,
    disposalMethod: row.disposalMethod as DisposalMethod,
    estimatedValue: row.estimatedValue,
    usd_to_yer: row.usdToYer,
    notes: row.notes,
    status: row.status as ScrapStatus,
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

export async function readScrap(db: Db, id: string): Promise<ScrapReport> {
  const row = await reports(db).where('scrapReports.id', '=', id).executeTakeFirst();
  const [report] = await withSteps(db, row ? [present(row)] : []);
  if (!report) throw notFound(scrapTexts.notFound);
  return report;
}

function found(db: Db, query: ScrapQuery) {
  const { direction } = parseSort(query.sort);
  return reports(db)
    .where(asked(query))
    .orderBy('scrapReports.createdAt', direction)
    .orderBy('scrapReports.id', direction);
}

export async function listScrap(db: Db, query: ScrapQuery): Promise<Page<ScrapReport>> {
  const { rows, ...page } = await readPage(db, found(db, query), query);
  return { ...page, rows: await withSteps(db, rows.map(present)) };
}

/** All that match, one after the other, for the export. */
export async function* eachScrap(db: Db, query: ScrapQuery): AsyncIterable<ListedScrap> {
  for await (const row of found(db, query).stream(500)) yield present(row);
}

export async function summariseScrap(db: Db): Promise<ScrapSummary> {
  const { rows } = await sql<ScrapSummary>`
    select count(*) as total_scraps,
      coalesce(sum(quantity) filter (where approved_at is not null), 0) as total_quantity,
      coalesce(sum(estimated_value) filter (where approved_at is not null), 0) as total_value,
      ${sumInRials(sql`case when approved_at is not null then estimated_value else 0 end`)} as rials,
      count(*) filter (where status = 'pending') as pending_count,
      count(*) filter (where status = 'approved') as approved_count,
      count(*) filter (where status = 'rejected') as rejected_count,
      count(*) filter (where status = 'completed') as completed_count
    from scrap_reports`.execute(db);
  return rows[0] as ScrapSummary;
}
