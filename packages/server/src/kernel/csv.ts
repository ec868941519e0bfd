import { pipeline, Readable } from 'node:stream';
import { adenDay } from '@turoos/contract';
import { stringify } from 'csv-stringify';
import type { Streamed } from './handlers';

export interface CsvColumn<T> {
  header: string;
  value: (row: T) => string | number | null;
}

/**
 * Streams rows as a CSV file while they are read: with a byte order mark so that Excel detects UTF-8, and
 * with cells escaped that would run as formulas.
 */
export function csvFile<T>(name: string, columns: readonly CsvColumn<T>[], rows: AsyncIterable<T>): Streamed {
  const text = stringify({
    header: true,
    columns: columns.map(({ header }) => header),
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  // the end of either stream destroys the other, so that no cursor stays open
  const stream = pipeline(Readable.from(cellsOf(rows, columns)), text, () => undefined);
  return { type: 'text/csv; charset=utf-8', filename: `${name}-${adenDay()}.csv`, stream };
}

async function* cellsOf<T>(rows: AsyncIterable<T>, columns: readonly CsvColumn<T>[]) {
  for await (const row of rows) yield columns.map(({ value }) => value(row) ?? '');
}
