import { decodeText } from './decode-text';
import { mostAllRows, mostBytes, mostRows, mostSheets } from './limits';
import type { NamedRows } from './named-rows';
import { plainName } from './plain-text';
import { readCsv } from './read-csv';
import { readHtml } from './read-html';
import { readXmlSheets } from './read-xml-sheets';
import { SheetError } from './sheet-error';
import { readXlsx } from './xlsx/read-xlsx';

/** The rows by their position in the file: the first is the header. */
export interface Sheet extends Omit<NamedRows, 'name'> {
  kind: 'csv' | 'xlsx';
}

const begins = (bytes: Uint8Array, ...start: number[]) => start.every((byte, place) => bytes[place] === byte);
const isZip = (bytes: Uint8Array) => begins(bytes, 0x50, 0x4b, 0x03, 0x04);

const markup = /^<(?:!doctype|!--|\?xml|\?mso|html|head|body|meta|style|table|div|center|font)/i;

/**
 * Reads a table from a file's bytes, recognized by content and not by name; throws a SheetError otherwise. Of a
 * workbook it is the first visible sheet.
 */
export function readSheet(bytes: Uint8Array): Sheet {
  for (const { name: _, ...sheet } of sheetsOf(bytes)) {
    const filled = filledRows(sheet.rows);
    if (filled === 0) break;
    if (filled > mostRows + 1) throw new SheetError('tooManyRows');
    return { kind: isZip(bytes) ? 'xlsx' : 'csv', ...sheet };
  }
  throw new SheetError('empty');
}

/** Reads all sheets of a file that hold anything; other files than workbooks are one sheet without a name. */
export function readWorkbook(bytes: Uint8Array): NamedRows[] {
  const sheets: NamedRows[] = [];
  let all = 0;
  for (const sheet of sheetsOf(bytes)) {
    const filled = filledRows(sheet.rows);
    if (filled === 0) continue;
    all += filled;
    if (filled > mostRows + 1 || all > mostAllRows) throw new SheetError('tooManyRows');
    sheets.push({ ...sheet, name: plainName(sheet.name) });
    if (sheets.length > mostSheets) throw new SheetError('tooManySheets');
  }
  if (sheets.length === 0) throw new SheetError('empty');
  return sheets;
}

/** Returns the rows of a workbook's hidden sheet of this name; none when there is no such sheet. */
export function readHiddenSheet(bytes: Uint8Array, name: string): string[][] {
  if (!isZip(bytes)) return [];
  const [sheet] = readXlsx(bytes, (one) => one.isHidden && one.name === name);
  return sheet?.rows ?? [];
}

const filledRows = (rows: readonly (readonly string[])[]): number =>
  rows.reduce((count, row) => (row.length > 0 ? count + 1 : count), 0);

function sheetsOf(bytes: Uint8Array): Iterable<NamedRows> {
  if (bytes.length === 0) throw new SheetError('empty');
  if (bytes.length > mostBytes) throw new SheetError('tooBig');
  // the old Office container is used by .xls and by workbooks with a password
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new SheetError(isLocked(bytes) ? 'locked' : 'old');
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46)) throw new SheetError('pdf');
  if (isZip(bytes)) return readXlsx(bytes);
  const text = decodeText(bytes);
  const start = text.slice(0, 2000).trimStart();
  if (!markup.test(start)) return [{ name: '', rows: readCsv(text) }];
  if (start.includes('urn:schemas-microsoft-com:office:spreadsheet') && /^<\?(?:xml|mso)/.test(start))
    return readXmlSheets(text);
  if (/<table[\s>]/i.test(text)) return [readHtml(text)];
  throw new SheetError('notTable');
}

/** A container's directory names its streams in UTF-16; an encrypted workbook has one of this name. */
function isLocked(bytes: Uint8Array): boolean {
  const name = Uint8Array.from([...'EncryptedPackage'].flatMap((sign) => [sign.charCodeAt(0), 0]));
  const [first = 0] = name;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (name.every((byte, place) => bytes[at + place] === byte)) return true;
  return false;
}
