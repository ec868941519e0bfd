import { notFound, reportTexts, type Cell, type ReportResult, type ResultQuery } from '@turoos/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { InventoryReportResults } from '../../db/schema';
import { chunkRows } from './contents/read-content';

export type Result = Selectable<InventoryReportResults>;

export const newestResult = (db: Db, reportId: string): Promise<Result | undefined> =>
  db
    .selectFrom('inventoryReportResults')
    .selectAll()
    .where('reportId', '=', reportId)
    .orderBy('generatedAt', 'desc')
    .limit(1)
    .executeTakeFirst();

export const resultById = (db: Db, id: string): Promise<Result | undefined> =>
  db.selectFrom('inventoryReportResults').selectAll().where('id', '=', id).executeTakeFirst();

const readChunk = async (db: Db, resultId: string, chunk: number): Promise<Cell[][]> => {
  const found = await db
    .selectFrom('inventoryReportRows')
    .select('rows')
    .where('resultId', '=', resultId)
    .where('chunk', '=', chunk)
    .executeTakeFirst();
  if (!found) throw new Error(`Chunk ${chunk} of result ${resultId} is gone.`);
  return found.rows;
};

/** Runs one query per chunk, so that a slow download holds no database connection. */
export async function* eachChunk(db: Db, { id, rowCount }: Result): AsyncIterable<Cell[][]> {
  for (let chunk = 0; chunk * chunkRows < rowCount; chunk++) yield await readChunk(db, id, chunk);
}

/** Reads a page of rows from the chunks that contain it. */
async function readRows(db: Db, result: Result, { page, limit }: ResultQuery): Promise<Cell[][]> {
  const from = (page - 1) * limit;
  const until = Math.min(from + limit, result.rowCount);
  const rows: Cell[][] = [];
  for (let chunk = Math.floor(from / chunkRows); chunk * chunkRows < until; chunk++) {
    const start = chunk * chunkRows;
    rows.push(...(await readChunk(db, result.id, chunk)).slice(Math.max(0, from - start), until - start));
  }
  return rows;
}

export async function readResult(db: Db, reportId: string, query: ResultQuery): Promise<ReportResult> {
  const result = await newestResult(db, reportId);
  if (!result) throw notFound(reportTexts.noResult);
  const { id, generatedAt, facts, columns, summary, chart, rowCount } = result;
  return {
    _id: id,
    generatedAt,
    facts,
    columns,
    summary,
    chart,
    rowCount,
    page: query.page,
    limit: query.limit,
    rows: await readRows(db, result, query),
  };
}
