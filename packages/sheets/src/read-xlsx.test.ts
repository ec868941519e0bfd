import { describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet';
import { aWorkbook } from './test-workbook';

const read = (input: Parameters<typeof aWorkbook>[0]) => readSheet(aWorkbook(input)).rows;

describe('a workbook', () => {
  it('is recognized by its content and contains texts, numbers, formula results and booleans', () => {
    const file = aWorkbook({
      strings: '<si><t>partNumber</t></si><si><r><t>فلتر </t></r><r><rPr><b/></rPr><t>زيت</t></r></si>',
      rows: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>الاسم &amp; الوصف</t></is></c></row>
        <row r="2"><c r="A2"><v>9091510003</v></c><c r="B2" t="s"><v>1</v></c><c r="C2"><f>A1*2</f><v>17.989999999999998</v></c>
        <c r="D2" t="str"><f>"x"</f><v>نص</v></c><c r="E2" t="b"><v>1</v></c></row>`,
    });
    expect(readSheet(file)).toEqual({
      kind: 'xlsx',
      rows: [
        ['partNumber', 'الاسم & الوصف'],
        ['9091510003', 'فلتر زيت', '17.99', 'نص', 'TRUE'],
      ],
      threeDecimals: new Set(),
    });
  });

  it('tells its numbers with three decimals from texts like them', () => {
    const text = '<is><t>12.345</t></is>';
    const file = aWorkbook({
      rows: `<row r="2"><c r="B2"><v>12.345</v></c><c r="C2" t="inlineStr">${text}</c><c><v>12.5</v></c></row>`,
    });
    expect(readSheet(file)).toMatchObject({
      rows: [[], ['', '12.345', '12.345', '12.5']],
      threeDecimals: new Set(['1:1']),
    });
  });

  it('keeps the positions of cells and rows when some are missing', () => {
    expect(
      read({
        rows: '<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="B2" s="4"/></row><row r="4"><c r="C4"><v>2</v></c></row>',
      }),
    ).toEqual([['1'], [], [], ['', '', '2']]);
  });

  it('infers omitted positions from the previous ones', () => {
    expect(
      read({
        rows: '<row><c><v>1</v></c><c><v>2</v></c></row><row><c t="inlineStr"><is><t>x</t></is></c></row>',
      }),
    ).toEqual([['1', '2'], ['x']]);
  });

  it('is read from its first visible sheet', () => {
    expect(
      read({
        rows: '<row><c><v>1</v></c></row>',
        sheets:
          '<sheet sheetId="1" name="أ" state="hidden" r:id="rId1"/><sheet sheetId="2" name="ب" r:id="rId2"/>',
        more: {
          'xl/worksheets/sheet2.xml':
            '<x:worksheet><x:sheetData><x:row><x:c><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>',
        },
      }),
    ).toEqual([['2']]);
  });

  it('may contain line breaks and characters that XML cannot represent', () => {
    expect(
      read({
        rows: '<row><c t="inlineStr"><is><t xml:space="preserve"> a_x000D_\nb</t></is></c><c t="e"><v>#N/A</v></c></row>',
      }),
    ).toEqual([[' a\nb', '#N/A']]);
  });
});
