import {
  adenDay,
  type Cell,
  type DayRange,
  type ExportFormat,
  type TableColumn,
  type TableFigure,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Streamed } from '../../kernel/handlers';
import { readSettings } from '../../kernel/settings';
import { tableFile } from '../tables';

interface BooksTable {
  /** The file name without the date. */
  name: string;
  title: string;
  /** Facts in words; empty ones are left out. */
  facts: Readonly<Record<string, string | undefined>>;
  figures?: readonly TableFigure[];
  columns: readonly TableColumn[];
  rowCount: number;
  /** Indexes of the bold rows of a statement. */
  totals?: readonly number[];
  rows: Iterable<Cell[]> | AsyncIterable<Cell[]>;
}

const writers = { csv: 'csv', xlsx: 'excel', pdf: 'pdf' } as const;
const chunkRows = 500;

async function* inChunks(rows: BooksTable['rows']): AsyncIterable<Cell[][]> {
  let chunk: Cell[][] = [];
  for await (const row of rows) {
    chunk.push(row);
    if (chunk.length < chunkRows) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** Writes a report of the books as a file; amounts are in dollars. */
export async function booksFile(
  db: Db,
  format: ExportFormat,
  { name, title, facts, figures = [], columns, rowCount, totals, rows }: BooksTable,
): Promise<Streamed> {
  const shop = await readSettings(db, 'store');
  const all = { ...facts, العملة: 'دولار أمريكي', 'أُنشئ في': adenDay() };
  return tableFile(writers[format], `${name}-${adenDay()}`, {
    shop: { name: shop.name, address: shop.address, phone: shop.phone },
    title,
    facts: Object.entries(all).flatMap(([fact, value]) => (value ? [{ name: fact, value }] : [])),
    figures,
    chart: null,
    columns,
    headInCsv: true,
    rowCount,
    totals,
    chunks: inChunks(rows),
  });
}

export const factsOf = ({ startDate, endDate }: DayRange) => ({
  'من تاريخ': startDate,
  'إلى تاريخ': endDate,
});

export const usd = (label: string): TableColumn => ({ label, kind: 'usd' });

/** Returns the indexes of the rows that are totals. */
export const indexesOf = <T>(rows: readonly T[], isTotal: (row: T) => boolean): number[] =>
  rows.flatMap((row, index) => (isTotal(row) ? [index] : []));

/** Indents the name of an account by its depth, which no column says. */
export const indented = ({ name, level }: { name: string; level: number }): string =>
  `${'\u00a0\u00a0\u00a0'.repeat(level)}${name}`;

/** The part of a balance on one side of the books; nothing on the other side. */
export const debitOf = (balance: number): number | null => (balance > 0 ? balance : null);
export const creditOf = (balance: number): number | null => (balance < 0 ? -balance : null);
