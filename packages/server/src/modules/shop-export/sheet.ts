import type { Cell, CellKind, TableColumn } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import type { DB } from '../../db/schema';

type Row = Readonly<Record<string, unknown>>;

export interface SheetColumn extends TableColumn {
  cell: (row: Row) => Cell;
}

/** A workbook of the export: one row for each row of its first table. */
export interface Sheet {
  /** The name of the file. */
  name: string;
  /** The tables it contains, the first of which decides the number of rows. */
  tables: readonly (keyof DB)[];
  /** SQL that names its columns as the fields of `columns`. */
  rows: string | RawBuilder<unknown>;
  columns: readonly SheetColumn[];
}

/** Rows that are fetched from the database and written at once. */
const rowsAtOnce = 500;

/** Streams the rows of a select. */
export const streamRows = (db: Db, rows: RawBuilder<unknown>): AsyncIterableIterator<Row> =>
  db
    .selectFrom(sql<Row>`(${rows})`.as('rows'))
    .selectAll()
    .stream(rowsAtOnce);

/** Gathers what comes singly into chunks. */
export async function* inChunks<T>(singly: AsyncIterable<T>): AsyncGenerator<T[]> {
  let chunk: T[] = [];
  for await (const one of singly) {
    chunk.push(one);
    if (chunk.length < rowsAtOnce) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

export async function* sheetChunks(db: Db, { rows, columns }: Sheet): AsyncGenerator<Cell[][]> {
  for await (const chunk of inChunks(streamRows(db, typeof rows === 'string' ? sql.raw(rows) : rows)))
    yield chunk.map((row) => columns.map(({ cell }) => cell(row)));
}

function plain(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'نعم' : 'لا';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.join('، ');
  return JSON.stringify(value);
}

const ofKind =
  (kind: CellKind) =>
  (field: string, label: string): SheetColumn => ({ label, kind, cell: (row) => plain(row[field]) });

export const text = ofKind('text');
export const code = ofKind('code');
export const number = ofKind('number');
/** Cents, shown in dollars. */
export const usd = ofKind('usd');
export const day = ofKind('day');
export const moment = ofKind('moment');

type Words = Readonly<Record<string, string | { label: string }>>;

/** A column whose stored names have Arabic words. */
export const words = (field: string, label: string, known: Words): SheetColumn => ({
  label,
  kind: 'text',
  cell: (row) => {
    const name = plain(row[field]);
    const word = typeof name === 'string' && Object.hasOwn(known, name) ? known[name] : undefined;
    return typeof word === 'object' ? word.label : (word ?? name);
  },
});
