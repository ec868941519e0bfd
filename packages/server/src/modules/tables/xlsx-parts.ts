import type { Cell, CellKind, TableColumn } from '@turoos/contract';
import { escapeHtml } from '../../system/escape-html';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Control characters, which XML can't represent; they are removed. */
const unwritable = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;
const escape = (text: string) => escapeHtml(text.replace(unwritable, ''));

/** Indexes of the cell formats in `styles`. */
const formats: Readonly<Record<CellKind | 'heading', number>> = {
  text: 0,
  code: 0,
  number: 0,
  heading: 1,
  usd: 2,
  day: 3,
  moment: 4,
  percent: 5,
};

export const styles = `${head}<styleSheet xmlns="${main}">
<numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="6"><xf/><xf fontId="1" applyFont="1"/>${[4, 164, 165, 10].map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join('')}</cellXfs>
</styleSheet>`;

const sheetNumbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export const contentTypes = (sheets: number): string => `${head}<Types xmlns="${packaged}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>
${sheetNumbers(sheets)
  .map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${sheetType}.worksheet+xml"/>`)
  .join('')}</Types>`;

const relations = (all: readonly string[]) =>
  `${head}<Relationships xmlns="${packaged}/relationships">${all.join('')}</Relationships>`;
const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`;

export const rootRelations = relations([relation(1, 'officeDocument', 'xl/workbook.xml')]);
export const workbookRelations = (sheets: number): string =>
  relations([
    ...sheetNumbers(sheets).map((n) => relation(n, 'worksheet', `worksheets/sheet${n}.xml`)),
    relation(sheets + 1, 'styles', 'styles.xml'),
  ]);

/** The workbook part; the last `hidden` of its sheets are not shown. */
export const workbook = (names: readonly string[], hidden = 0): string =>
  `${head}<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews><sheets>${names
    .map((name, index) => {
      const state = index < names.length - hidden ? '' : ' state="hidden"';
      return `<sheet name="${escape(name)}" sheetId="${index + 1}"${state} r:id="rId${index + 1}"/>`;
    })
    .join('')}</sheets></workbook>`;

const widths: Readonly<Record<CellKind, number>> = {
  text: 30,
  code: 20,
  number: 12,
  percent: 10,
  usd: 14,
  day: 13,
  moment: 18,
};

const firstRowStays = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';

/** Begins a right-to-left sheet with a frozen heading row. */
export const sheetHead = (kinds: readonly CellKind[], headings = true): string =>
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView rightToLeft="1" workbookViewId="0">${headings ? firstRowStays : ''}</sheetView></sheetViews><cols>${kinds
    .map(
      (kind, index) => `<col min="${index + 1}" max="${index + 1}" width="${widths[kind]}" customWidth="1"/>`,
    )
    .join('')}</cols><sheetData>`;
export const sheetFoot = '</sheetData></worksheet>';

const words = (text: string, format: number) =>
  `<c t="inlineStr" s="${format}"><is><t xml:space="preserve">${escape(text)}</t></is></c>`;

export const headingRow = (columns: readonly TableColumn[]): string =>
  `<row>${columns.map(({ label }) => words(label, formats.heading)).join('')}</row>`;

const dayLength = 86_400_000;
const firstDay = Date.UTC(1899, 11, 30);
const adenOffset = 3 * 3_600_000;
const serial = (milliseconds: number) => (milliseconds - firstDay) / dayLength;

function numeric(value: Cell, kind: CellKind): number | undefined {
  if (typeof value === 'number') return kind === 'usd' || kind === 'percent' ? value / 100 : value;
  if (value === null || (kind !== 'day' && kind !== 'moment')) return undefined;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : serial(kind === 'day' ? at : at + adenOffset);
}

export function cell(value: Cell, kind: CellKind): string {
  if (value === null) return '<c/>';
  const number = numeric(value, kind);
  return number === undefined ? words(String(value), 0) : `<c s="${formats[kind]}"><v>${number}</v></c>`;
}
