import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readSheet(bytes(text)).rows;

describe('CSV', () => {
  it('CSV-15 CSV-16: splits on line breaks and commas, with the header first', () => {
    expect(read('partNumber,name\n90915-YZZD2,فلتر زيت\n')).toEqual([
      ['partNumber', 'name'],
      ['90915-YZZD2', 'فلتر زيت'],
      [],
    ]);
  });

  it('keeps commas, quotes and line breaks inside quotes', () => {
    expect(read('name,notes\r\n"فلتر, زيت","قال ""جديد""\r\nسطر ثان"')).toEqual([
      ['name', 'notes'],
      ['فلتر, زيت', 'قال "جديد"\nسطر ثان'],
    ]);
  });

  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('reads lines that end in %s', (_, end) => {
    expect(read(`a,b${end}1,2${end}3,4`)).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('reads a file with mixed line endings', () => {
    expect(read('a,b\r\n1,2\n"3",4\r5,6')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ]);
  });

  it.each([',', ';', '\t'])('detects %j from the header, whatever the rows contain', (sign) => {
    const other = sign === ',' ? ';' : ',';
    expect(read(`a${sign}b${sign}"c${other}${other}${other}"\n1${sign}2${other}2${other}2${sign}3`)).toEqual([
      ['a', 'b', `c${other}${other}${other}`],
      ['1', `2${other}2${other}2`, '3'],
    ]);
  });

  it('obeys a first line sep=; as written by Excel', () => {
    expect(read('sep=;\r\na;b\r\n1,5;2')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
  });

  it('keeps empty rows, so that row numbers match the file', () => {
    expect(read('a,b\n,\n\n1,2')).toEqual([['a', 'b'], [], [], ['1', '2']]);
  });

  it('reports an unclosed quotation mark', () => {
    expect(() => read('a,b\n"1,2\n3,4')).toThrowError(expect.objectContaining({ problem: 'quotes' }));
  });
});

describe('encodings', () => {
  const text = 'name\nفلتر زيت';
  const rows = [['name'], ['فلتر زيت']];
  const utf16 = (order: 'le' | 'be') => {
    const view = new DataView(new ArrayBuffer(2 + text.length * 2));
    view.setUint16(0, 0xfeff, order === 'le');
    for (const [place, sign] of [...text].entries())
      view.setUint16(2 + place * 2, sign.charCodeAt(0), order === 'le');
    return new Uint8Array(view.buffer);
  };
  /** The words فلتر زيت in the Arabic code page of Windows. */
  const windows = Uint8Array.from([...bytes('name\n'), 0xdd, 0xe1, 0xca, 0xd1, 0x20, 0xd2, 0xed, 0xca]);

  it.each([
    ['UTF-8', bytes(text)],
    ['UTF-8 with its mark', bytes(`\uFEFF${text}`)],
    ['UTF-16 little-endian', utf16('le')],
    ['UTF-16 big-endian', utf16('be')],
    ['Windows-1256', windows],
  ])('reads %s', (_, file) => expect(readSheet(file).rows).toEqual(rows));
});

describe('any table', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('', ' ', 'فلتر، زيت', '"', '""', 'a,b', 'a;b', 'a\tb', 'a\nb', '٤٥٫٥', '1,250.00'),
  );
  /** Any table whose first cell cannot be mistaken for an empty row or a special first line. */
  const table = fc
    .integer({ min: 2, max: 6 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 }),
    )
    .map((rows) =>
      rows.map((row, place) => [
        `#${place}`,
        // oxlint-disable-next-line no-control-regex -- what no text holds is refused, and has a test of its own
        ...row.map((text) => text.replace(/[\u0000-\u0008\u000B-\u001F\u007F\uFEFF]/g, '')),
      ]),
    )
    .map(([header = [], ...rows]) => [header.map((_, column) => `column ${column}`), ...rows]);
  const dialect = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t'),
    newline: fc.constantFrom('\n', '\r\n', '\r'),
    quotes: fc.boolean(),
    mark: fc.constantFrom('', '\uFEFF'),
  });

  it('written as CSV in any dialect is read back unchanged', () => {
    fc.assert(
      fc.property(table, dialect, (rows, { mark, ...options }) => {
        expect(read(mark + Papa.unparse(rows, options))).toEqual(rows);
      }),
      { numRuns: 300 },
    );
  });
});
