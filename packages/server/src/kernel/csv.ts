import { Readable } from 'node:stream';
import { adenDay, can, type Subject } from '@turoos/contract';
import { csvRows } from './csv-rows';
import type { Streamed } from './handlers';

export interface CsvColumn<T> {
  header: string;
  value: (row: T) => string | number | null;
  /** Tells what something cost the shop. */
  isCost?: true;
}

/** Returns the columns of a file that its reader may see. */
export const shownTo = <T>(user: Subject, columns: readonly CsvColumn<T>[]): readonly CsvColumn<T>[] =>
  can(user, 'costs:read') ? columns : columns.filter(({ isCost }) => !isCost);

/** Rows per piece of text: a stream of single rows costs more than the rows themselves. */
const rowsAtOnce = 200;

/**
 * Streams rows as a CSV file while they are read: with a byte order mark so that Excel detects UTF-8, and
 * with cells escaped that would run as formulas.
 */
export function csvFile<T>(name: string, columns: readonly CsvColumn<T>[], rows: AsyncIterable<T>): Streamed {
  const stream = Readable.from(textOf(rows, columns), { objectMode: false });
  return { type: 'text/csv; charset=utf-8', filename: `${name}-${adenDay()}.csv`, stream };
}

/** The headings come with the first rows, so that a query which fails is answered with its error. */
async function* textOf<T>(rows: AsyncIterable<T>, columns: readonly CsvColumn<T>[]): AsyncIterable<string> {
  let text = `\ufeff${csvRows([columns.map(({ header }) => header)])}`;
  let gathered: (string | number)[][] = [];
  for await (const row of rows) {
    gathered.push(columns.map(({ value }) => value(row) ?? ''));
    if (gathered.length < rowsAtOnce) continue;
    yield text + csvRows(gathered);
    text = '';
    gathered = [];
  }
  yield text + csvRows(gathered);
}
