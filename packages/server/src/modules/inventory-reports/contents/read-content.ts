import { wholeCents, type Cell, type TableChart, type TableFigure } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction';
import type { ContentColumn, ReportContent } from './report-content';

/** Rows fetched at a time, and stored together in one row of the result. */
export const chunkRows = 500;
const barsInChart = 8;

/** Converts a value for storage: cents are rounded, times become ISO strings, codes become labels. */
function cellOf(row: Record<string, unknown>, { key, kind, words }: ContentColumn): Cell {
  const value = row[key] ?? null;
  if (value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number') return kind === 'usd' ? wholeCents(value) : value;
  return words?.[String(value)] ?? String(value);
}

const rounded = (value: unknown, kind: string) =>
  kind === 'usd' ? wholeCents(Number(value ?? 0)) : Number(value ?? 0);

/** Returns the number of rows and their totals. */
export async function readFigures(
  tx: Tx,
  { rows, figures }: ReportContent,
): Promise<{ rowCount: number; summary: TableFigure[] }> {
  const sums = figures.map(({ sum }, index) => sql`${sum} as ${sql.ref(`f${index}`)}`);
  const answer = await sql<Record<string, number | null>>`
    select count(*) as row_count, ${sql.join(sums)} from (${rows}) r`.execute(tx);
  const found = answer.rows[0] ?? {};
  return {
    rowCount: found['rowCount'] ?? 0,
    summary: figures.map(({ label, kind }, index) => ({
      label,
      kind,
      value: rounded(found[`f${index}`], kind),
    })),
  };
}

export async function readChart(tx: Tx, { rows, chart }: ReportContent): Promise<TableChart> {
  const { rows: bars } = await sql<{ label: string; value: number | null }>`
    select ${chart.by} as label, ${chart.value} as value from (${rows}) r
    group by ${chart.by} having ${chart.value} > 0 order by 2 desc, 1 limit ${barsInChart}`.execute(tx);
  return {
    title: chart.label,
    kind: chart.kind,
    bars: bars.map(({ label, value }) => ({ label, value: rounded(value, chart.kind) })),
  };
}

/** Reads all rows in chunks by a cursor, so that memory does not grow with the number of rows. */
export async function* readChunks(tx: Tx, { rows, columns }: ReportContent): AsyncIterable<Cell[][]> {
  await sql`declare report_rows no scroll cursor for ${rows}`.execute(tx);
  for (;;) {
    const fetched = await sql<Record<string, unknown>>`
      fetch ${sql.lit(chunkRows)} from report_rows`.execute(tx);
    if (fetched.rows.length === 0) break;
    yield fetched.rows.map((row) => columns.map((column) => cellOf(row, column)));
  }
  await sql`close report_rows`.execute(tx);
}
