import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSheet, readWorkbook } from './read-sheet';
import { SheetError } from './sheet-error';
import { aWorkbook } from './test-workbook';

/** What PostgreSQL refuses in a text or in JSON. */
const unstorable = /\0|\p{Surrogate}/u;

const xml2003 = (name: string, cell: string) =>
  strToU8(`<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
    xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="${name}"><Table><Row><Cell>
    <Data ss:Type="String">${cell}</Data></Cell><Cell><Data ss:Type="String">ب</Data></Cell></Row></Table></Worksheet></Workbook>`);

describe('characters that no database stores', () => {
  const escapes = [
    '_x0000_',
    '_xD800_',
    '_xDC00__xD800_',
    '&#0;',
    '&#xD800;',
    '&#x110000;',
    '&#1;',
    '&#xFFFF;',
  ];
  it.each(escapes)('%s is dropped from cells and names of sheets', (escape) => {
    const cell = `فلتر${escape}زيت`;
    const files = {
      xlsx: aWorkbook({
        rows: `<row><c t="inlineStr"><is><t>${cell}</t></is></c><c t="s"><v>0</v></c></row>`,
        strings: `<si><t>${cell}</t></si>`,
        sheets: `<sheet name="${cell}" sheetId="1" r:id="rId1"/>`,
      }),
      html: strToU8(`<table><tr><td>${cell}</td><td>ب</td></tr></table>`),
      xml: xml2003(cell, cell),
    };
    for (const [kind, bytes] of Object.entries(files)) {
      const read = JSON.stringify(readWorkbook(bytes)).replace(/\\u([0-9a-f]{4})/g, (_, code: string) =>
        String.fromCharCode(parseInt(code, 16)),
      );
      expect(unstorable.test(read), `${kind} ${read}`).toBe(false);
      expect(read, kind).toContain('فلتر');
    }
  });

  it('marks that turn the direction are dropped from names of sheets', () => {
    const sheets = `<sheet name="a&#x202E;b&#10;c" sheetId="1" r:id="rId1"/>`;
    const [sheet] = readWorkbook(aWorkbook({ rows: '<row><c><v>1</v></c></row>', sheets }));
    expect(sheet?.name).toBe('a b c');
  });
});

describe('a megabyte that means nothing is read or refused at once', () => {
  const much = 1_000_000;
  const of = (piece: string) => piece.repeat(Math.ceil(much / piece.length));
  const cell = (text: string) => `<table><tr><td>a</td><td>${text}</td></tr></table>`;
  const files: Record<string, () => Uint8Array | string> = {
    'entities of spaces': () => cell(of('&nbsp;')),
    'spaces without a break': () => cell(of('\u00A0')),
    'breaks between spaces': () => cell(of('\u00A0<br>')),
    'open entities': () => cell(of('&amp')),
    'open tags': () => cell(of('<')),
    'open comments': () => cell(of('<!--')),
    'open scripts': () => cell(of('<script>')),
    'empty attributes': () => cell(`<td ${of('colspan ')}>`),
    'spaces behind an attribute': () => cell(`<td colspan${of(' ')}>`),
    quotes: () => `a,b\n${of('"')}`,
    'quotes between letters': () => `a,b\n"${of('a"b')}`,
    'quotes before spaces': () => `a,b\n"${of('"b').slice(0, much / 2)}${of(' ').slice(0, much / 2)}\n`,
    'cells of quotes': () => `a,b\n${of('"",')}`,
    'open quotes in cells': () => `a,b\n${of('"a,')}`,
    'open brackets in a format': () =>
      aWorkbook({
        rows: '<row><c s="0"><v>1</v></c></row>',
        more: {
          'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${of('[')}"/></numFmts>
            <cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
        },
      }),
    'escapes in a cell': () =>
      aWorkbook({ rows: `<row><c t="inlineStr"><is><t>${of('_x')}</t></is></c></row>` }),
  };
  it.each(Object.keys(files))(
    '%s',
    (name) => {
      const made = files[name]?.() ?? '';
      const bytes = typeof made === 'string' ? strToU8(made) : made;
      const began = performance.now();
      try {
        readSheet(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(SheetError);
      }
      expect(performance.now() - began).toBeLessThan(5000);
    },
    60_000,
  );
});
