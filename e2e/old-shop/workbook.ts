import { strToU8, zipSync } from 'fflate';

export type Cell = string | number | null;

export interface Sheet {
  name: string;
  rows: readonly (readonly Cell[])[];
  /** Ranges of merged cells: 'A1:H1'. */
  merged?: readonly string[];
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Writes a workbook as other programs export them: inline texts, numbers as numbers, merged titles. */
export function workbookOf(sheets: readonly Sheet[]): Buffer {
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets
      .map(
        ({ name }, index) => `<sheet name="${escape(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      sheets.map((_, index) => [`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`]),
    ),
  };
  for (const [index, sheet] of sheets.entries())
    parts[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(sheet);
  const files = Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]));
  return Buffer.from(zipSync(files, { level: 1 }));
}

const relations = (all: readonly [id: string, type: string, target: string][]) =>
  `<Relationships xmlns="${packaged}">${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const sheetXml = ({ rows, merged = [] }: Sheet) =>
  `<worksheet xmlns="${main}"><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, place) => cellXml(cell, place, row)).join('')}</row>`,
    )
    .join('')}</sheetData>${
    merged.length > 0
      ? `<mergeCells>${merged.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`
      : ''
  }</worksheet>`;

function cellXml(cell: Cell, place: number, row: number): string {
  if (cell === null || cell === '') return '';
  const at = `r="${String.fromCodePoint(65 + place)}${row + 1}"`;
  return typeof cell === 'number'
    ? `<c ${at}><v>${cell}</v></c>`
    : `<c ${at} t="inlineStr"><is><t>${escape(cell)}</t></is></c>`;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
