import { describe, expect, it } from 'vitest';
import { mostRows } from './limits';
import { readHiddenSheet, readSheet, readWorkbook } from './read-sheet';
import { aWorkbook } from './test-workbook';

const bytes = (text: string) => new TextEncoder().encode(text);
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const two = {
  sheets:
    '<sheet sheetId="1" name="أصناف &amp; كميات" r:id="rId1"/><sheet sheetId="2" name="عملاء" r:id="rId2"/>',
  rows: '<row><c><v>1</v></c></row>',
};

describe('all sheets of a workbook', () => {
  it('are read with their names, without empty and hidden ones', () => {
    const more = { 'xl/worksheets/sheet2.xml': sheet('<row><c><v>2</v></c></row>') };
    expect(readWorkbook(aWorkbook({ ...two, more }))).toEqual([
      { name: 'أصناف & كميات', rows: [['1']], threeDecimals: new Set() },
      { name: 'عملاء', rows: [['2']], threeDecimals: new Set() },
    ]);
    expect(readWorkbook(aWorkbook({ ...two, more: { 'xl/worksheets/sheet2.xml': sheet('') } }))).toHaveLength(
      1,
    );
    const hidden = two.sheets.replace('sheetId="1"', 'sheetId="1" state="hidden"');
    expect(readWorkbook(aWorkbook({ ...two, sheets: hidden, more }))).toMatchObject([
      { name: 'عملاء', rows: [['2']] },
    ]);
  });

  it('that are hidden are read by their names', () => {
    const hidden = two.sheets.replace('sheetId="1"', 'sheetId="1" state="hidden"');
    const more = { 'xl/worksheets/sheet2.xml': sheet('<row><c><v>2</v></c></row>') };
    const file = aWorkbook({ ...two, sheets: hidden, more });
    expect(readHiddenSheet(file, 'أصناف & كميات')).toEqual([['1']]);
    expect(readHiddenSheet(file, 'عملاء')).toEqual([]);
    expect(readHiddenSheet(bytes('رقم;اسم'), 'عملاء')).toEqual([]);
  });

  it('share the limits of a file', () => {
    const row = '<row><c t="inlineStr"><is><t>x</t></is></c></row>';
    const many = row.repeat(mostRows + 1);
    const file = aWorkbook({ ...two, rows: many, more: { 'xl/worksheets/sheet2.xml': sheet(many) } });
    expect(() => readWorkbook(file)).toThrowError(expect.objectContaining({ problem: 'tooManyRows' }));
    expect(readSheet(file).rows).toHaveLength(mostRows + 1);
  });

  it('of another file are one without a name', () => {
    expect(readWorkbook(bytes('رقم;اسم\n1;فلتر'))).toEqual([
      {
        name: '',
        rows: [
          ['رقم', 'اسم'],
          ['1', 'فلتر'],
        ],
      },
    ]);
  });
});

describe('numbers', () => {
  const formats = `<numFmts><numFmt numFmtId="164" formatCode="[$-2000401]d/m/yyyy;@"/><numFmt numFmtId="165" formatCode="00000\\-00000"/>
    <numFmt numFmtId="166" formatCode="&quot;$&quot;#,##0.00"/><numFmt numFmtId="167" formatCode="0000000"/></numFmts>`;
  const styles = `<styleSheet>${formats}<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${[
    0, 14, 164, 165, 166, 167, 9,
  ]
    .map((id) => `<xf numFmtId="${id}"/>`)
    .join('')}</cellXfs></styleSheet>`;
  const shown = (style: number, value: string, workbook = '') => {
    const file = aWorkbook({
      rows: `<row><c s="${style}"><v>${value}</v></c></row>`,
      more: { 'xl/styles.xml': styles },
      workbook,
    });
    return readWorkbook(file)[0]?.rows[0]?.[0];
  };

  it.each([
    [0, '9.0915100030000000E9', '9091510003'],
    [0, '6.29104150021E+12', '6291041500210'],
    [0, '1E+22', '10000000000000000000000'],
    [1, '45000', '2023-03-15'],
    [1, '45000.75', '2023-03-15'],
    [1, '59', '1900-02-28'],
    [1, '61', '1900-03-01'],
    [2, '45000', '2023-03-15'],
    [2, '-5', '-5'],
    [3, '909151', '00009-09151'],
    [3, '123456789012', '1234567-89012'],
    [4, '1250.5', '1250.5'],
    [5, '4512', '0004512'],
    [5, '1.5', '1.5'],
    [6, '0.05', '5%'],
  ])('in style %s, %s is %s', (style, value, expected) => expect(shown(style, value)).toBe(expected));

  it('count days from 1904 in workbooks of old Macs', () => {
    expect(shown(1, '43538', '<workbookPr date1904="1"/>')).toBe('2023-03-15');
  });
});

describe('tables of a web page', () => {
  it('are read with entities, spans and line breaks, whatever tags are left open', () => {
    const page = `<html><head><meta charset=utf-8><style>td{a:b}</style></head><body>
      <table border=1><tr><th colspan=2>تقرير الأصناف</th></tr></table>
      <table><tr><td>رقم<td>اسم&nbsp;الصنف</tr>
      <tr><td align="right">&#49;001</td><td><b>فلتر</b> زيت<br>أصلي &amp; جديد</td></tr><!-- <tr><td>لا</td></tr> -->
      <tr><td>&nbsp;</td></tr><tr><td x:num>5</td></tr></table></body></html>`;
    expect(readWorkbook(bytes(page))[0]?.rows).toEqual([
      ['تقرير الأصناف', ''],
      ['رقم', 'اسم الصنف'],
      ['1001', 'فلتر زيت\nأصلي & جديد'],
      [],
      ['5'],
    ]);
  });

  it('keep their columns below cells over several rows, until the table ends', () => {
    const page = `<table><tr><td rowspan=2>رقم<td rowspan="2">الاسم<td colspan=2>الرصيد<td rowspan='2'>ملاحظات</tr>
      <tr><td>عليه<td>له</tr><tr><td>1<td rowspan=2 colspan=2>سالم<td>5</tr><tr><td>2<td>6</tr><tr><td rowspan=9>3</tr></table>
      <table><tr><td>المجموع</tr></table>`;
    expect(readWorkbook(bytes(page))[0]?.rows).toEqual([
      ['رقم', 'الاسم', 'الرصيد', '', 'ملاحظات'],
      ['', '', 'عليه', 'له'],
      ['1', 'سالم', '', '5'],
      ['2', '', '', '6'],
      ['3'],
      ['المجموع'],
    ]);
  });

  it('are refused when few cells stand for millions', () => {
    const page = `<table><tr>${'<td rowspan=1000 colspan=1000>'.repeat(20)}</tr>${'<tr><td>1</tr>'.repeat(999)}</table>`;
    expect(() => readWorkbook(bytes(page))).toThrowError(expect.objectContaining({ problem: 'tooWide' }));
  });
});

describe('a workbook of one XML text', () => {
  it('is read with its sheets and positions', () => {
    const file = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
      <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
      <Worksheet ss:Name="عملاء"><Table><Row ss:Index="2"><Cell><Data ss:Type="String">الاسم</Data></Cell>
      <Cell ss:MergeAcross="1"><Data ss:Type="Number">5</Data></Cell><Cell><Data ss:Type="DateTime">2023-03-15T00:00:00.000</Data></Cell></Row></Table></Worksheet>
      <Worksheet ss:Name="ب"><Table><Row><Cell ss:Index="2"><Data ss:Type="Number">1</Data></Cell></Row></Table></Worksheet></Workbook>`;
    expect(readWorkbook(bytes(file))).toEqual([
      { name: 'عملاء', rows: [[], ['الاسم', '5', '', '2023-03-15']], threeDecimals: new Set() },
      { name: 'ب', rows: [['', '1']], threeDecimals: new Set() },
    ]);
  });

  it('keeps its columns below cells merged downwards, with and without their positions', () => {
    const cell = (text: string, merged = '') =>
      `<Cell ${merged}><Data ss:Type="String">${text}</Data></Cell>`;
    const second = (index: string) => `<Row>${cell('عليه', index)}${cell('له')}</Row>`;
    const file = (index = '') => `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
      <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
      <Worksheet ss:Name="ع"><Table><Row>${cell('الاسم', 'ss:MergeDown="1"')}${cell('الرصيد', 'ss:MergeAcross="1"')}</Row>
      ${second(index)}<Row>${cell('سالم')}</Row></Table></Worksheet></Workbook>`;
    const rows = [['الاسم', 'الرصيد'], ['', 'عليه', 'له'], ['سالم']];
    expect(readWorkbook(bytes(file()))[0]?.rows).toEqual(rows);
    expect(readWorkbook(bytes(file('ss:Index="2"')))[0]?.rows).toEqual(rows);
  });
});
