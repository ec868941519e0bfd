import { Readable } from 'node:stream';
import { adenDay, type Settings } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { inSnapshot } from '../../kernel/in-snapshot';
import { readSettings } from '../../kernel/settings';
import type { Streamed } from '../../kernel/streamed';
import { openKept, placeOf } from '../attachments';
import { tableFile, zipWriter } from '../tables';
import { csvText } from './csv-shape';
import { erpnextFiles } from './erpnext';
import { odooFiles } from './odoo';
import readMe from './read-me.txt?raw';
import { sheetChunks, streamRows, type Sheet } from './sheet';
import { attachedPath, officeSheets } from './sheets/office';
import { buyingSheets } from './sheets/buying';
import { catalogueSheets } from './sheets/catalogue';
import { moneySheets } from './sheets/money';
import { sellingSheets } from './sheets/selling';
import { stockDocumentSheets } from './sheets/stock-documents';
import { stockSheets } from './sheets/stock';

/** The workbooks, in the order in which the README lists them. */
export const sheets: readonly Sheet[] = [
  ...catalogueSheets,
  ...stockSheets,
  ...stockDocumentSheets,
  ...sellingSheets,
  ...buyingSheets,
  ...moneySheets,
  ...officeSheets,
];

type Store = Settings['store'];
type Bytes = AsyncIterable<string | Uint8Array>;

/** A file of the archive; `packed` means that compressing it would gain nothing. */
interface Entry {
  path: string;
  packed?: true;
  bytes: Bytes;
}

/**
 * Exports everything the shop recorded, of one moment, as one archive: a workbook for each subject, the attached
 * files, and files for the imports of ERPNext and Odoo. It is streamed, with some hundred rows in memory.
 */
export const exportShop = (db: Db, dataDir: string): Promise<Streamed> =>
  inSnapshot(db, async (view) => {
    const store = await readSettings(view, 'store');
    const stream = Readable.from(archived(entries(view, dataDir, store)), { objectMode: false });
    return { type: 'application/zip', filename: `turoos-${adenDay()}.zip`, stream };
  });

async function* archived(all: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const zip = zipWriter();
  for await (const { path, packed, bytes } of all) {
    const file = zip.open(path, packed ? 0 : 3);
    for await (const part of bytes) {
      file.write(typeof part === 'string' ? Buffer.from(part) : part);
      yield* zip.taken();
    }
    file.close();
    yield* zip.taken();
  }
  zip.end();
  yield* zip.taken();
}

async function* entries(db: Db, dataDir: string, store: Store): AsyncGenerator<Entry> {
  yield { path: 'اقرأني.txt', bytes: only(readMeText(store)) };
  for (const sheet of sheets)
    yield { path: `excel/${sheet.name}.xlsx`, packed: true, bytes: await workbook(db, store, sheet) };
  const exported = { name: store.name, today: adenDay() };
  for (const shape of [...erpnextFiles, ...odooFiles])
    yield { path: shape.path, bytes: csvText(db, shape, exported) };
  yield* attachedFiles(db, dataDir);
}

async function* only(text: string): AsyncGenerator<string> {
  yield text;
}

/** Returns the text with the mark and the line ends that Windows' editor expects. */
function readMeText({ name }: Store): string {
  const facts: Readonly<Record<string, string>> = {
    store: name,
    at: adenDay().split('-').toReversed().join('/'),
    sheets: sheets.map((sheet) => `   ${sheet.name}.xlsx`).join('\n'),
  };
  const filled = readMe.replace(/\{(\w+)\}/g, (_, fact: string) => facts[fact] ?? '');
  return `\ufeff${filled.replaceAll('\n', '\r\n')}`;
}

async function workbook(db: Db, { name, address, phone }: Store, sheet: Sheet): Promise<Bytes> {
  const { stream } = await tableFile('excel', sheet.name, {
    shop: { name, address, phone },
    title: sheet.name,
    facts: [
      { name: 'المتجر', value: name },
      { name: 'الجدول', value: sheet.name },
      { name: 'صُدّر في', value: adenDay() },
    ],
    figures: [],
    chart: null,
    columns: sheet.columns,
    rowCount: 0,
    chunks: sheetChunks(db, sheet),
  });
  return stream;
}

/** Yields the attached files that are still in their folder. */
async function* attachedFiles(db: Db, dataDir: string): AsyncGenerator<Entry> {
  const rows = streamRows(
    db,
    sql`select a.filename, ${sql.raw(attachedPath)} as path from attachments a order by a.id`,
  );
  for await (const { filename, path } of rows) {
    const kept = await openKept(placeOf(dataDir, String(filename)));
    if (kept) yield { path: String(path), packed: true, bytes: kept.stream };
  }
}
