import { pipeline, Readable } from 'node:stream';
import { adenDay } from '@turoos/contract';
import { stringify } from 'csv-stringify';
import type { Streamed } from './handlers';

export interface CsvColumn<T> {
  header: string;
  value: (row: T) => string | number | null;
}

/**
 * Rows as a CSV file, sent while they are read: with the mark by which Excel knows Arabic, and with cells that
 * would run as formulas made harmless.
 */
export function csvFile<T>(name: string, columns: readonly CsvColumn<T>[], rows: AsyncIterable<T>): Streamed {
  const text = stringify({
    header: true,
    columns: columns.map(({ header }) => header),
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  // whichever of the two ends takes the other along, so that no rows are left half read
  const stream = pipeline(Readable.from(cellsOf(rows, columns)), text, () => undefined);
  return { type: 'text/csv; charset=utf-8', filename: `${name}-${adenDay()}.csv`, stream };
}

async function* cellsOf<T>(rows: AsyncIterable<T>, columns: readonly CsvColumn<T>[]) {
  for await (const row of rows) yield columns.map(({ value }) => value(row) ?? '');
}
