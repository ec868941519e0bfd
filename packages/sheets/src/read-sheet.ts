import { decodeText } from './decode-text';
import { mostBytes, mostRows } from './limits';
import { readCsv } from './read-csv';
import { SheetError } from './sheet-error';
import { readXlsx } from './xlsx/read-xlsx';

export interface Sheet {
  kind: 'csv' | 'xlsx';
  /** Rows by their position in the file: the first is the header, an empty row is an empty list. */
  rows: string[][];
}

const begins = (bytes: Uint8Array, ...start: number[]) => start.every((byte, place) => bytes[place] === byte);

/**
 * Reads a table from a file's bytes, recognized by content and not by name; throws a SheetError otherwise.
 */
export function readSheet(bytes: Uint8Array): Sheet {
  if (bytes.length === 0) throw new SheetError('empty');
  if (bytes.length > mostBytes) throw new SheetError('tooBig');
  // the old Office container is used by .xls and by workbooks with a password
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new SheetError('oldOrLocked');
  const sheet: Sheet = begins(bytes, 0x50, 0x4b, 0x03, 0x04)
    ? { kind: 'xlsx', rows: readXlsx(bytes) }
    : { kind: 'csv', rows: readCsv(decodeText(bytes)) };
  const filled = sheet.rows.filter((row) => row.length > 0).length;
  if (filled === 0) throw new SheetError('empty');
  if (filled > mostRows + 1) throw new SheetError('tooManyRows');
  return sheet;
}
