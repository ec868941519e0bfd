import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostBytes, mostParts, mostRows } from './limits';
import { readSheet } from './read-sheet';
import { SheetError, type SheetProblem } from './sheet-error';
import { aWorkbook } from './test-workbook';

const text = (content: string) => new TextEncoder().encode(content);
const utf16 = (word: string) => [...word].flatMap((sign) => [sign.charCodeAt(0), 0]);
const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)])));
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44]);
const workbook = aWorkbook({ rows: '<row><c><v>1</v></c></row>' });

const manyParts = Object.fromEntries(Array.from({ length: mostParts }, (_, number) => [`${number}.xml`, '']));

/** Returns a sheet whose archive declares this unpacked size. */
function declaring(size: number): Uint8Array {
  const file = aWorkbook({ rows: '<row><c><v>1</v></c></row>' });
  const view = new DataView(file.buffer);
  const name = 'xl/worksheets/sheet1.xml';
  for (let at = 0; at < file.length - 46; at++)
    if (
      view.getUint32(at, true) === 0x02014b50 &&
      new TextDecoder().decode(file.subarray(at + 46, at + 46 + name.length)) === name
    )
      view.setUint32(at + 24, size, true);
  return file;
}

/** Returns a hundred bytes whose directory declares four billion parts. */
function endless(): Uint8Array {
  const file = new Uint8Array(4 + 56 + 20 + 22);
  const view = new DataView(file.buffer);
  const [records, locator, end] = [4, 60, 80] as const;
  view.setUint32(0, 0x04034b50, true);
  view.setUint32(records, 0x06064b50, true);
  view.setUint32(records + 32, 0xffffffff, true);
  view.setUint32(locator, 0x07064b50, true);
  view.setUint32(locator + 8, records, true);
  view.setUint32(end, 0x06054b50, true);
  view.setUint16(end + 8, 1, true);
  return file;
}

/** Returns a workbook that shows one long text in many cells: a few kilobytes stand for gigabytes. */
const shownOften = (letters: number, cells: number): Uint8Array =>
  aWorkbook({
    strings: `<si><t>${'س'.repeat(letters)}</t></si>`,
    rows: '<row><c t="s"><v>0</v></c></row>'.repeat(cells),
  });

describe('a file is rejected with a reason', () => {
  const cases: [string, Uint8Array, SheetProblem][] = [
    ['nothing in it', new Uint8Array(), 'empty'],
    ['only blank lines', text('\n ,\n\n'), 'empty'],
    ['a picture', png, 'notTable'],
    ['bytes of zero', new Uint8Array(100), 'notTable'],
    ['text of another code page', Uint8Array.from([0x66, 0x69, 0x6c, 0x74, 0x81, 0x01]), 'notTable'],
    ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'old'],
    [
      'a workbook with a password',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...utf16('EncryptionInfo'), ...utf16('EncryptedPackage')]),
      'locked',
    ],
    ['a PDF', text('%PDF-1.7\n1 0 obj\n<<>>'), 'pdf'],
    ['a web page without a table', text('<!doctype html><html><p>مرحباً, بكم</p></html>'), 'notTable'],
    ['a web page of very many cells', text(`<table><tr>${'<td colspan=1000>'.repeat(6000)}`), 'tooWide'],
    ['an archive of something else', zip({ 'a.txt': 'a' }), 'notTable'],
    [
      'a text document',
      zip({
        '_rels/.rels':
          '<Relationships><Relationship Id="1" Type="x/officeDocument" Target="word/document.bin"/></Relationships>',
      }),
      'notTable',
    ],
    ['a torn workbook', workbook.subarray(0, workbook.length - 30), 'broken'],
    ['a workbook without a sheet', aWorkbook({ rows: '', sheets: '<x/>' }), 'noSheet'],
    ['an empty sheet', aWorkbook({ rows: '' }), 'empty'],
    ['broken XML', aWorkbook({ rows: '<row><c><v>1</c' }), 'broken'],
    ['a declared bomb', declaring(3_000_000_000), 'bomb'],
    ['a declaration that lies', declaring(40), 'broken'],
    ['a declaration of billions of parts', endless(), 'broken'],
    ['more parts than any workbook has', aWorkbook({ rows: '', more: manyParts }), 'broken'],
    ['too many rows', text(`a\n${'1\n'.repeat(mostRows + 1)}`), 'tooManyRows'],
    ['more rows than any sheet has', text('\n'.repeat(1_100_000)), 'tooManyRows'],
    ['a row of millions of cells', text(','.repeat(6_000_000)), 'tooWide'],
    [
      'cells spread over millions of places',
      aWorkbook({ rows: '<row><c r="XFD1"><v>1</v></c></row>'.repeat(400) }),
      'tooWide',
    ],
    ['one cell of a megabyte', text(`a,b\n1,${'x'.repeat(1_000_000)}`), 'longCell'],
    [
      'texts beyond what anybody imports',
      text(`a\n${`${'x'.repeat(30_000)}\n`.repeat(1001)}`),
      'tooMuchText',
    ],
    ['one text shown in very many cells', shownOften(30_000, 45_000), 'tooMuchText'],
    ['a shared text of a megabyte', shownOften(1_000_000, 1), 'longCell'],
    [
      'a cell of a megabyte',
      aWorkbook({ rows: `<row><c t="inlineStr"><is><t>${'x'.repeat(1_000_000)}</t></is></c></row>` }),
      'longCell',
    ],
    [
      'a number of a megabyte',
      aWorkbook({ rows: `<row><c><v>${'1'.repeat(1_000_000)}</v></c></row>` }),
      'longCell',
    ],
    ['a row beyond the last', aWorkbook({ rows: '<row r="1048577"><c><v>1</v></c></row>' }), 'tooManyRows'],
    ['a column beyond the last', aWorkbook({ rows: '<row><c r="XFE1"><v>1</v></c></row>' }), 'broken'],
  ];

  it.each(cases)('%s', (_, file, problem) => {
    expect(() => readSheet(file)).toThrowError(expect.objectContaining({ problem }));
  });

  it('however small its packed size', () => {
    expect(shownOften(30_000, 45_000).length).toBeLessThan(8 * 1024);
  });

  it('for more bytes than allowed, before any is read', () => {
    expect(() => readSheet(new Uint8Array(mostBytes + 1))).toThrowError(
      'حجم الملف أكبر من المسموح، الحد الأقصى 50 ميجابايت',
    );
  });

  it('but not with the maximum number of rows', () => {
    expect(readSheet(text(`a\n${'1\n'.repeat(mostRows)}`)).rows).toHaveLength(mostRows + 2);
  });

  it('any bytes result in a table or a reason, never in another error', () => {
    const damaged = fc
      .array(fc.tuple(fc.nat(workbook.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 })
      .map((changes) => {
        const file = workbook.slice();
        for (const [place, byte] of changes) file[place] = byte;
        return file;
      });
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), damaged), (file) => {
        try {
          expect(readSheet(file).rows.length).toBeGreaterThan(0);
        } catch (error) {
          if (!(error instanceof SheetError)) throw error;
        }
      }),
      { numRuns: 500 },
    );
  });
});
