import { Readable } from 'node:stream';
import type { Cell, TableColumn } from '@turoos/contract';
import { csvRows } from '../../kernel/csv-rows';
import type { Table } from './table';

const byteOrderMark = '\ufeff';

function plain(value: Cell, { kind }: TableColumn): Cell {
  if (typeof value === 'number') return kind === 'usd' ? value / 100 : value;
  if (value === null || kind !== 'moment') return value;
  return new Date(Date.parse(value) + adenOffset).toISOString().slice(0, 16).replace('T', ' ');
}
const adenOffset = 3 * 3_600_000;

const headOf = ({ shop, title, facts }: Table): string =>
  csvRows(
    [
      [shop.name],
      [shop.address],
      [shop.phone],
      [title],
      ...facts.map(({ name, value }) => [name, value]),
      [],
    ].filter((line) => line[0] !== ''),
  );

async function* lines(table: Table): AsyncIterable<string> {
  const { columns, headings = true, headInCsv = false, chunks } = table;
  yield byteOrderMark + (headInCsv ? headOf(table) : '');
  if (headings) yield csvRows([columns.map(({ label }) => label)]);
  for await (const rows of chunks)
    yield csvRows(rows.map((row) => columns.map((column, index) => plain(row[index] ?? null, column))));
}

/** Starts with a byte order mark, by which Excel recognises UTF-8. */
export const csvTable = (table: Table): Readable => Readable.from(lines(table), { objectMode: false });
