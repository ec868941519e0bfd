import { strToU8, zipSync } from 'fflate';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (all: readonly [id: string, type: string, target: string][]) =>
  `<Relationships>${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

interface Input {
  /** The contents of <sheetData>. */
  rows: string;
  /** The contents of <sst>. */
  strings?: string;
  /** The contents of <sheets>; the sheet with rows is rId1. */
  sheets?: string;
  /** What stands before <sheets>. */
  workbook?: string;
  more?: Record<string, string>;
}

/** Returns a workbook as written by Excel, with these contents. */
export const aWorkbook = ({ rows, strings = '', sheets, workbook = '', more = {} }: Input): Uint8Array => {
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns:r="${office}">${workbook}<sheets>${sheets ?? '<sheet name="ورقة1" sheetId="1" r:id="rId1"/>'}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'worksheet', '/xl/worksheets/sheet2.xml'],
      ['rId3', 'sharedStrings', 'sharedStrings.xml'],
      ['rId4', 'styles', 'styles.xml'],
    ]),
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    ...more,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])));
};
