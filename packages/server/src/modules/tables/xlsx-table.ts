import { Readable } from 'node:stream';
import type { Cell, TableColumn } from '@turoos/contract';
import type { Table } from './table';
import * as part from './xlsx-parts';
import { zipWriter } from './zip-writer';

/** Excel reads at most 1,048,576 rows per sheet; a longer table continues on the next sheet. */
const rowsInSheet = 1_000_000;
const encoder = new TextEncoder();

const rowOf = (columns: readonly TableColumn[], row: readonly Cell[]) =>
  `<row>${columns.map(({ kind }, index) => part.cell(row[index] ?? null, kind)).join('')}</row>`;

/** A sheet with the table's facts and figures, after the rows. */
const summarySheet = ({ facts, figures }: Table): string =>
  part.sheetHead(['text', 'text']) +
  [
    ...facts.map(({ name, value }) => part.cell(name, 'text') + part.cell(value, 'text')),
    ...figures.map(({ label, value, kind }) => part.cell(label, 'text') + part.cell(value, kind)),
  ]
    .map((cells) => `<row>${cells}</row>`)
    .join('') +
  part.sheetFoot;

/** Streams the archive's bytes; only bytes not consumed yet are in memory. */
async function* bytes(table: Table): AsyncIterable<Uint8Array> {
  const zip = zipWriter();
  const names: string[] = [];
  const { headings = true } = table;
  const open = (path: string) => {
    const file = zip.open(path);
    return {
      write: (text: string) => file.write(encoder.encode(text)),
      close: (text: string) => file.close(encoder.encode(text)),
    };
  };
  const openSheet = () => {
    names.push(names.length === 0 ? 'التقرير' : `التقرير ${names.length + 1}`);
    const sheet = open(`xl/worksheets/sheet${names.length}.xml`);
    const kinds = table.columns.map(({ kind }) => kind);
    sheet.write(part.sheetHead(kinds, headings) + (headings ? part.headingRow(table.columns) : ''));
    return sheet;
  };

  if (table.columns.length > 0) {
    let sheet = openSheet();
    let written = 0;
    for await (const rows of table.chunks) {
      if (written + rows.length > rowsInSheet) {
        sheet.close(part.sheetFoot);
        sheet = openSheet();
        written = 0;
      }
      sheet.write(rows.map((row) => rowOf(table.columns, row)).join(''));
      written += rows.length;
      yield* zip.taken();
    }
    sheet.close(part.sheetFoot);
  }
  names.push('الملخص');
  open(`xl/worksheets/sheet${names.length}.xml`).close(summarySheet(table));
  open('xl/workbook.xml').close(part.workbook(names));
  open('xl/_rels/workbook.xml.rels').close(part.workbookRelations(names.length));
  open('xl/styles.xml').close(part.styles);
  open('_rels/.rels').close(part.rootRelations);
  open('[Content_Types].xml').close(part.contentTypes(names.length));
  zip.end();
  yield* zip.taken();
}

export const xlsxTable = (table: Table): Readable => Readable.from(bytes(table), { objectMode: false });
