import { can, notFound, reportTexts, type Cell, type ReportResult, type ResultQuery } from '@turoos/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { InventoryReportResults } from '../../db/schema';
import type { Actor } from '../../kernel/actor';
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

export const seesCosts = (user: Actor): boolean => can(user, 'costs:read');

/** Leaves the amounts and percentages, which come from costs, out of a result for those who may not see costs. */
export function shown(withCosts: boolean, { columns, summary, chart }: Result) {
  if (withCosts) return { columns, summary, chart, cells: (row: Cell[]) => row };
  const tells = ({ kind }: { kind: string }) => kind === 'usd' || kind === 'percent';
  return {
    columns: columns.filter((column) => !tells(column)),
    summary: summary.filter((figure) => !tells(figure)),
    chart: chart && !tells(chart) ? chart : null,
    cells: (row: Cell[]) => row.filter((_, place) => columns[place] && !tells(columns[place])),
  };
}

export async function readResult(
  db: Db,
  user: Actor,
  reportId: string,
  query: ResultQuery,
): Promise<ReportResult> {
  const result = await newestResult(db, reportId);
  if (!result) throw notFound(reportTexts.noResult);
  const { id, generatedAt, facts, rowCount } = result;
  const { cells, ...table } = shown(seesCosts(user), result);
  return {
    _id: id,
    generatedAt,
    facts,
    ...table,
    rowCount,
    page: query.page,
    limit: query.limit,
    rows: (await readRows(db, result, query)).map(cells),
  };
}
