import { describe, expect, it } from 'vitest';
import { fonts } from '../test/fonts';
import { readPdf } from '../test/read-pdf';
import { writeTableFile } from './table-file';
import { pagesOf } from './table-pages';
import type { TableSheet } from './table-sheet';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ['فلتر زيت كورولا', `PN-${index + 1}`]);
const sheet: TableSheet = {
  store: { name: 'تروس', address: 'تعز، اليمن', phone: '+967 777 123 456' },
  title: 'ملخص المخزون',
  facts: [{ name: 'المستودع', value: 'كل المستودعات' }],
  figures: [{ label: 'إجمالي القيمة', value: '$1,180.00' }],
  chart: { title: 'الأعلى قيمة', bars: [{ label: 'فلاتر', value: '$25.00', share: 1 }] },
  columns: [
    { label: 'المنتج', share: 2, ltr: false },
    { label: 'رقم القطعة', share: 1, ltr: true },
  ],
  headings: true,
  rows: rows(1),
  note: 'يعرض هذا الملف بعضها',
};

async function draw(changes: Partial<TableSheet> = {}) {
  const chunks: Uint8Array[] = [];
  const begun: number[] = [];
  await writeTableFile({ ...sheet, ...changes }, fonts, {
    begin: (pageCount) => begun.push(pageCount, chunks.length),
    write: (chunk) => chunks.push(chunk),
  });
  return { begun, chunks, file: Buffer.concat(chunks) };
}

async function runsOf(changes: Partial<TableSheet> = {}): Promise<string> {
  const { file } = await draw(changes);
  return readPdf(file)
    .map((run) => run.trim())
    .join(' ');
}

describe('a table as a PDF', { timeout: 60_000 }, () => {
  it('contains the texts of the sheet, in Arabic that can be extracted', async () => {
    const words = await runsOf();
    for (const written of [
      'تروس',
      'ملخص المخزون',
      'كل المستودعات',
      '$1,180.00',
      'الأعلى قيمة',
      'فلاتر',
      'رقم القطعة',
      'بعضها',
    ])
      expect(words).toContain(written);
    expect(words.replaceAll(' ', '')).toContain('PN-1');
  });

  it('contains every row, with the header row on each page', async () => {
    const words = (await runsOf({ rows: rows(70) })).replaceAll(' ', '');
    for (let index = 1; index <= 70; index++) expect(words).toContain(`PN-${index}`);
    expect(words.match(/رقمالقطعة/g)).toHaveLength(pagesOf({ ...sheet, rows: rows(70) }).length);
  });
});

describe('a long table', { timeout: 60_000 }, () => {
  it('says how many pages will come, and passes on each page as soon as it is drawn', async () => {
    const { begun, chunks } = await draw({ rows: rows(70) });
    const pages = pagesOf({ ...sheet, rows: rows(70) }).length;
    expect(begun).toEqual([pages, 0]);
    const drawn = chunks.map((chunk) => Buffer.from(chunk).toString('latin1'));
    expect(drawn.join('').match(/\/Type \/Page\n/g)).toHaveLength(pages);
    const firstPage = drawn.findIndex((chunk) => chunk.includes('/Type /Page\n'));
    const firstFont = drawn.findIndex((chunk) => chunk.includes('/Subtype /Type0'));
    expect(firstPage).toBeLessThan(firstFont);
  });
});

describe('the pages of a table', () => {
  it('contain every row once, in order, whatever comes above them', () => {
    for (const count of [0, 1, 17, 18, 23, 24, 100, 2000])
      expect(pagesOf({ ...sheet, rows: rows(count) }).flat()).toEqual(rows(count));
  });

  it('are as many as needed', () => {
    expect(pagesOf({ ...sheet, rows: [] })).toHaveLength(1);
    const crowded = {
      ...sheet,
      chart: { title: '', bars: Array.from({ length: 60 }, () => ({ label: '', value: '', share: 0 })) },
    };
    expect(pagesOf({ ...crowded, rows: rows(1) }).map((page) => page.length)).toEqual([0, 1]);
  });
});

describe('the pages of a table', () => {
  const many = { ...sheet, chart: null, note: '' };

  it('never end with a page of fewer than four rows', () => {
    for (let count = 5; count < 90; count += 1)
      for (const totals of [undefined, [count - 1]]) {
        const all = rows(count);
        const pages = pagesOf({ ...many, rows: all, totals });
        expect(pages.flat()).toEqual(all);
        if (pages.length > 1) expect(pages.at(-1)?.length, `${count} rows`).toBeGreaterThanOrEqual(4);
      }
  });

  it('hold more rows of a statement, which have one line each', () =>
    expect(pagesOf({ ...many, rows: rows(22), totals: [21] })).toHaveLength(1));
});

it('draws the totals of a statement in bold', async () => {
  const plain = await draw({ rows: rows(3), totals: [] });
  const bold = await draw({ rows: rows(3), totals: [2] });
  expect(bold.file.equals(plain.file)).toBe(false);
  expect(readPdf(bold.file).join('')).toContain('PN-3');
});
