import { strFromU8, unzipSync } from 'fflate';
import { pageCountHeader } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../../pdf/test/read-pdf';
import { tableFile, type Table } from '.';
import { cellText } from './cell-text';

const columns = [
  { label: 'الاسم', kind: 'text' },
  { label: 'القيمة', kind: 'usd' },
  { label: 'النسبة', kind: 'percent' },
  { label: 'اليوم', kind: 'day' },
  { label: 'الوقت', kind: 'moment' },
] as const;
const row = ['قطعة', -12_345, 12.5, '2026-11-15', '2026-11-15T21:30:00.000Z'];

const table = (rowCount = 1, more: Partial<Table> = {}): Table => ({
  shop: { name: 'تروس', address: 'تعز', phone: '' },
  title: 'جدول',
  facts: [{ name: 'المستودع', value: 'تعز' }],
  figures: [{ label: 'العدد', kind: 'number', value: rowCount }],
  chart: { title: 'رسم', kind: 'number', bars: [{ label: 'أ', value: 3 }] },
  columns,
  rowCount,
  chunks: (async function* () {
    for (let left = rowCount; left > 0; left -= 500)
      yield Array.from({ length: Math.min(500, left) }, () => row);
  })(),
  ...more,
});

async function written(format: 'csv' | 'excel' | 'html' | 'pdf', given: Table): Promise<Buffer> {
  const { stream } = await tableFile(format, 'table', given);
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

describe('cells', () => {
  it('are formatted for display', () =>
    expect(columns.map(({ kind }, index) => cellText(row[index] ?? null, kind))).toEqual([
      'قطعة',
      '-$123.45',
      '12.5%',
      '15/11/2026',
      '16/11/2026 00:30',
    ]));

  it('are plain numbers and Yemen’s time in CSV', async () =>
    expect((await written('csv', table())).toString()).toBe(
      '\ufeffالاسم,القيمة,النسبة,اليوم,الوقت\r\nقطعة,-123.45,12.5,2026-11-15,2026-11-16 00:30\r\n',
    ));

  it('are numbers and dates in Excel', async () => {
    const parts = unzipSync(new Uint8Array(await written('excel', table())));
    expect(strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array)).toContain(
      '<c s="2"><v>-123.45</v></c><c s="5"><v>0.125</v></c><c s="3"><v>46341</v></c><c s="4"><v>46342.0208',
    );
  });

  it('that are empty, or not writable in XML, do no harm', async () => {
    const odd = table(1, {
      chunks: (async function* () {
        yield [['\u0000أ\u000b', null, null, null, 'never']];
      })(),
    });
    const parts = unzipSync(new Uint8Array(await written('excel', odd)));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array);
    expect(sheet).toContain('>أ</t>');
    expect(sheet).toContain('<c/><c/><c/>');
  });
});

describe('a table without headings', () => {
  const bare = (rowCount = 1) => table(rowCount, { headings: false });

  it('has only its rows', async () => {
    expect((await written('csv', bare())).toString()).toBe(
      '\ufeffقطعة,-123.45,12.5,2026-11-15,2026-11-16 00:30\r\n',
    );
    const parts = unzipSync(new Uint8Array(await written('excel', bare())));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array);
    expect(sheet).not.toContain('القيمة');
    expect(sheet).not.toContain('frozen');
    expect((await written('html', bare())).toString()).not.toContain('<thead>');
  });

  it('also as PDF', { timeout: 60_000 }, async () => {
    const words = readPdf(await written('pdf', bare(3))).join('');
    expect(words).toContain('-$123.45');
    expect(words).not.toContain('القيمة');
  });
});

describe('a broken source', () => {
  it.each(['csv', 'excel', 'html', 'pdf'] as const)(
    'fails the file instead of shortening it: %s',
    (format) => {
      const broken = table(1, {
        chunks: (async function* () {
          yield [row];
          throw new Error('gone');
        })(),
      });
      return expect(written(format, broken)).rejects.toThrow('gone');
    },
  );
});

describe('a table as PDF', { timeout: 120_000 }, () => {
  it('has its summary, rows and pages', async () => {
    const words = readPdf(await written('pdf', table(40))).join(' ');
    for (const text of ['جدول', 'تروس', 'المستودع', '-$123.45', '12.5%', '15/11/2026'])
      expect(words).toContain(text);
    expect(words.match(/-\$123\.45/g)).toHaveLength(40);
    expect(words).not.toContain('يعرض');
  });

  it('has a header with its number of pages, which come one by one', async () => {
    const { headers, stream } = await tableFile('pdf', 'table', table(60));
    const pages = Number(headers?.[pageCountHeader]);
    expect(pages).toBeGreaterThan(2);
    const file = Buffer.concat(await stream.toArray()).toString('latin1');
    expect(file.match(/\/Type \/Page\n/g)).toHaveLength(pages);
  });

  it('reports how many rows of a long table it omits', async () => {
    const few = table(40, { rowCount: 9_876_543 });
    const words = readPdf(await written('pdf', few)).join(' ');
    expect(words).toContain('9,876,543');
    expect(words).toContain('20,000');
  });
});
