import { adenDay, conflict, notFound, reportTexts, type Cell, type ReportFormat } from '@turoos/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { InventoryReports } from '../../db/schema';
import type { Actor } from '../../kernel/actor';
import type { Streamed } from '../../kernel/handlers';
import type { AttachmentSource } from '../../db/column-types';
import type { Mail } from '../../kernel/messages';
import { readSettings } from '../../kernel/settings';
import { tableFile, type Table } from '../tables';
import { eachChunk, newestResult, resultById, seesCosts, shown, type Result } from './results.queries';

type Report = Pick<
  Selectable<InventoryReports>,
  'name' | 'title' | 'format' | 'includeCharts' | 'includeTables' | 'includeSummary'
>;

const findReport = (db: Db, id: string): Promise<Report | undefined> =>
  db
    .selectFrom('inventoryReports')
    .select(['name', 'title', 'format', 'includeCharts', 'includeTables', 'includeSummary'])
    .where('id', '=', id)
    .executeTakeFirst();

const generatedAtFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Aden',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * Builds the table of a result. A CSV file always has the rows; other formats follow the report's settings.
 */
async function tableOf(
  db: Db,
  report: Report,
  result: Result,
  format: ReportFormat,
  { columns, summary, chart, cells }: ReturnType<typeof shown>,
): Promise<Table> {
  const { name, address, phone } = await readSettings(db, 'store');
  const hasRows = report.includeTables || format === 'csv';
  return {
    shop: { name, address, phone },
    title: report.title || report.name,
    facts: [
      ...result.facts,
      { name: 'أُنشئ في', value: generatedAtFormat.format(result.generatedAt).replace(',', '') },
    ],
    figures: report.includeSummary ? summary : [],
    chart: report.includeCharts ? chart : null,
    columns: hasRows ? columns : [],
    rowCount: result.rowCount,
    chunks: mapped(eachChunk(db, result), cells),
  };
}

async function* mapped(
  chunks: AsyncIterable<Cell[][]>,
  cells: (row: Cell[]) => Cell[],
): AsyncIterable<Cell[][]> {
  for await (const rows of chunks) yield rows.map(cells);
}

/** Returns the newest result as a file. */
export async function exportReport(
  db: Db,
  user: Actor,
  id: string,
  requested?: ReportFormat,
): Promise<Streamed> {
  const report = await findReport(db, id);
  if (!report) throw notFound(reportTexts.notFound);
  const result = await newestResult(db, id);
  if (!result) throw conflict(reportTexts.noResult);
  const format = requested ?? report.format;
  const table = await tableOf(db, report, result, format, shown(seesCosts(user), result));
  return tableFile(format, `inventory-report-${adenDay()}`, table);
}

/**
 * Returns the result a message was queued with, even if there is a newer one; undefined if it was deleted.
 */
export async function reportAttachment(
  db: Db,
  { resultId = '', format, costs }: AttachmentSource,
): Promise<Mail['attachment']> {
  const result = await resultById(db, resultId);
  const report = result && (await findReport(db, result.reportId));
  if (!report) return undefined;
  const table = await tableOf(db, report, result, format as ReportFormat, shown(costs !== 'hidden', result));
  return tableFile(format as ReportFormat, `inventory-report-${adenDay(result.generatedAt)}`, table);
}
