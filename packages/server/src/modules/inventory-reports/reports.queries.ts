import {
  cardStatusOf,
  must,
  notFound,
  parseSort,
  reportDefaults,
  reportTexts,
  reportTypeNames,
  reportTypes,
  type InventoryReport,
  type Page,
  type ReportQuery,
  type ReportStatistics,
  type ReportTemplate,
} from '@turoos/contract';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { containsWords } from '../../db/search';

/** One template per report type. */
export const reportTemplates: readonly ReportTemplate[] = reportTypeNames.map((type) => ({
  _id: type,
  name: reportTypes[type].label,
  type,
  description: reportTypes[type].description,
  format: reportDefaults.format,
  includeCharts: true,
  includeTables: true,
  includeSummary: true,
  filters: { includeZeroStock: type === 'out_of_stock', includeExpired: true },
}));

const reports = (db: Db) =>
  db
    .selectFrom('inventoryReports')
    .leftJoin('warehouses', 'warehouses.id', 'inventoryReports.warehouseId')
    .leftJoin('categories', (join) =>
      join.on('categories.id', '=', sql`(inventory_reports.filters ->> 'category')::uuid`),
    )
    .leftJoin('users', 'users.id', 'inventoryReports.createdBy')
    .selectAll('inventoryReports')
    .select(['warehouses.name as warehouseName', 'categories.nameAr as categoryName'])
    .select('users.name as creatorName')
    .select(({ selectFrom }) =>
      selectFrom('inventoryReportResults')
        .select('rowCount')
        .whereRef('reportId', '=', 'inventoryReports.id')
        .orderBy('generatedAt', 'desc')
        .limit(1)
        .as('rowCount'),
    );
type ListedRow = Awaited<ReturnType<ReturnType<typeof reports>['executeTakeFirstOrThrow']>>;

const named = (id: string | null, name: string | null) =>
  id !== null && name !== null ? { _id: id, name } : null;

function present(row: ListedRow): InventoryReport {
  const filters = row.filters;
  const status = row.status;
  const frequency = row.scheduleFrequency;
  const { isShared, isArchived } = row;
  return {
    _id: row.id,
    name: row.name,
    title: row.title,
    type: row.type,
    warehouse: named(row.warehouseId, row.warehouseName),
    description: row.description,
    format: row.format,
    includeCharts: row.includeCharts,
    includeTables: row.includeTables,
    includeSummary: row.includeSummary,
    filters: { ...filters, category: named(filters.category, row.categoryName) },
    scheduleEnabled: row.scheduleEnabled,
    scheduleFrequency: frequency,
    scheduleTime: row.scheduleTime,
    emailRecipients: row.emailRecipients.map((email) => ({ email })),
    schedule: row.scheduleEnabled ? { frequency, time: row.scheduleTime, nextRun: row.scheduledAt } : null,
    status,
    cardStatus: cardStatusOf({ status, isShared, isArchived }),
    progress: row.progress,
    error: row.error,
    isShared,
    isArchived,
    rowCount: row.rowCount,
    generatedAt: row.generatedAt,
    lastGenerated: row.generatedAt,
    scheduledAt: row.scheduledAt,
    createdBy: named(row.createdBy, row.creatorName),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
  };
}

export async function readReport(db: Db, id: string): Promise<InventoryReport> {
  const row = await reports(db).where('inventoryReports.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(reportTexts.notFound);
  return present(row);
}

/** Filters by status: 'generated' is the cards' name of 'completed', and two are flags, not states. */
function inState(status: NonNullable<ReportQuery['status']>): Expression<SqlBool> {
  if (status === 'shared') return sql<SqlBool>`inventory_reports.is_shared`;
  if (status === 'archived') return sql<SqlBool>`inventory_reports.is_archived`;
  return sql<SqlBool>`inventory_reports.status = ${status === 'generated' ? 'completed' : status}`;
}

const words = sql<string>`turoos_fold(concat_ws(' ', inventory_reports.name, inventory_reports.title,
  inventory_reports.description, warehouses.name))`;

function found(db: Db, { q, type, status, warehouse, sort }: ReportQuery) {
  const { direction } = parseSort(sort);
  return reports(db)
    .$if(q !== undefined, (query) => query.where(containsWords(words, q ?? '')))
    .$call((query) => (type === undefined ? query : query.where('inventoryReports.type', '=', type)))
    .$if(status !== undefined, (query) => query.where(inState(status ?? 'draft')))
    .$if(warehouse !== undefined, (query) =>
      query.where('inventoryReports.warehouseId', '=', warehouse ?? ''),
    )
    .orderBy('inventoryReports.createdAt', direction)
    .orderBy('inventoryReports.id', direction);
}

export async function listReports(db: Db, query: ReportQuery): Promise<Page<InventoryReport>> {
  const { rows, ...page } = await readPage(db, found(db, query), query);
  return { ...page, rows: rows.map(present) };
}

/** Streams all matching reports for the export. */
export async function* eachReport(db: Db, query: ReportQuery): AsyncIterable<InventoryReport> {
  for await (const row of found(db, query).stream(500)) yield present(row);
}

export async function countReports(db: Db): Promise<ReportStatistics> {
  const { rows } = await sql<ReportStatistics>`
    select count(*) as total_reports,
      count(*) filter (where status = 'draft') as draft_count,
      count(*) filter (where status = 'generating') as generating_count,
      count(*) filter (where status = 'completed') as completed_count,
      count(*) filter (where status = 'failed') as failed_count,
      count(*) filter (where status = 'scheduled') as scheduled_count
    from inventory_reports`.execute(db);
  return must(rows[0]);
}
