import { Readable } from 'node:stream';
import type { Streamed } from '../../kernel/handlers';
import * as part from './xlsx-parts';
import { zipWriter } from './zip-writer';

const encoder = new TextEncoder();
const chunkRows = 500;
/** The longest name of a sheet, and the signs that it may not contain. */
const longestName = 31;
const forbidden = /[[\]:*?/\\]/g;

/** A sheet of plain texts, the first row bold. */
interface TextSheet {
  name: string;
  rows: readonly (readonly string[])[];
}

async function* bytes(
  visible: readonly TextSheet[],
  hidden: readonly TextSheet[],
): AsyncIterable<Uint8Array> {
  const sheets = [...visible, ...hidden];
  const zip = zipWriter();
  const add = (path: string) => {
    const file = zip.open(path);
    return (text: string, isLast = false) =>
      isLast ? file.close(encoder.encode(text)) : file.write(encoder.encode(text));
  };
  for (const [place, { rows }] of sheets.entries()) {
    const write = add(`xl/worksheets/sheet${place + 1}.xml`);
    const [headings = [], ...others] = rows;
    write(
      part.sheetHead(headings.map(() => 'text')) +
        part.headingRow(headings.map((label) => ({ label, kind: 'text' }))),
    );
    for (let at = 0; at < others.length; at += chunkRows) {
      write(
        others
          .slice(at, at + chunkRows)
          .map((row) => `<row>${row.map((cell) => part.cell(cell || null, 'text')).join('')}</row>`)
          .join(''),
      );
      yield* zip.taken();
    }
    write(part.sheetFoot, true);
  }
  const names = namesOf(sheets);
  add('xl/workbook.xml')(part.workbook(names, hidden.length), true);
  add('xl/_rels/workbook.xml.rels')(part.workbookRelations(names.length), true);
  add('xl/styles.xml')(part.styles, true);
  add('_rels/.rels')(part.rootRelations, true);
  add('[Content_Types].xml')(part.contentTypes(names.length), true);
  zip.end();
  yield* zip.taken();
}

/** Names of sheets must differ, whatever their case; a number tells equal ones apart. */
function namesOf(sheets: readonly TextSheet[]): string[] {
  const names: string[] = [];
  for (const [place, { name }] of sheets.entries()) {
    const plain = name
      .replace(forbidden, ' ')
      .trim()
      .replace(/^'+|'+$/g, '')
      .slice(0, longestName);
    const isTaken = names.some((other) => other.toLowerCase() === plain.toLowerCase());
    names.push(plain && !isTaken ? plain : `${place + 1} ${plain}`.slice(0, longestName).trim());
  }
  return names;
}

/** Writes a workbook of texts. `name` has no extension; hidden sheets are for the program that reads it again. */
export const textWorkbook = (
  name: string,
  sheets: readonly TextSheet[],
  hidden: readonly TextSheet[] = [],
): Streamed & { filename: string } => ({
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  filename: `${name}.xlsx`,
  stream: Readable.from(bytes(sheets, hidden), { objectMode: false }),
});
