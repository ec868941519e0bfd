import { lastColumn, lastRow, longestCell } from '../limits';
import type { NamedRows } from '../named-rows';
import { SheetError } from '../sheet-error';
import type { TableSize } from '../table-size';
import { numberText, type NumberFormat, type NumberFormats } from './number-formats';
import { decodeEscapes } from './decode-escapes';
import { walkXml } from './walk-xml';

/** What the cells of all sheets of a workbook refer to. */
export interface SharedParts {
  strings: readonly string[];
  formats: NumberFormats;
  /** Whether days are counted from 1904, as in workbooks of old Macs. */
  from1904: boolean;
  size: TableSize;
}

/**
 * Reads the rows of a sheet by their positions. Rows and cells may declare their positions; otherwise they
 * follow the previous one.
 */
export function readCells(xml: string, shared: SharedParts): Required<Omit<NamedRows, 'name'>> {
  const rows: string[][] = [];
  const threeDecimals = new Set<string>();
  let row: string[] = [];
  let place = { row: 0, column: 0 };
  let type = 'n';
  let format: NumberFormat | undefined;
  let text = '';
  let reading = false;
  const { size } = shared;

  walkXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        row = [];
        place = { row: rowNumber(attributes()['r']) ?? place.row + 1, column: 0 };
        if (place.row > lastRow) throw new SheetError('tooManyRows');
      } else if (name === 'c') {
        const { r, s, t } = attributes();
        place.column = columnNumber(r) ?? place.column + 1;
        if (place.column > lastColumn) throw new SheetError('broken');
        type = t ?? 'n';
        format = s === undefined ? undefined : shared.formats[Number(s)];
        text = '';
      } else if (name === 'v' || name === 't') reading = true;
    },
    text(part) {
      if (!reading) return;
      text += part;
      // the decoded text may be shorter: a character that XML cannot represent takes seven
      if (text.length > 7 * longestCell) throw new SheetError('longCell');
    },
    close(name) {
      if (name === 'v' || name === 't') reading = false;
      else if (name === 'c' && text !== '') {
        size.places(Math.max(1, place.column - row.length));
        while (row.length < place.column - 1) row.push('');
        const value = valueOf(type, text, format, shared);
        row[place.column - 1] = size.text(value);
        if (type === 'n' && endsInThreeDecimals.test(value))
          threeDecimals.add(`${place.row - 1}:${place.column - 1}`);
      } else if (name === 'row' && row.some((cell) => cell.trim() !== '')) {
        while (rows.length < place.row - 1) rows.push([]);
        rows[place.row - 1] = row;
      }
    },
  });
  return { rows, threeDecimals };
}

const endsInThreeDecimals = /\.\d{3}$/;

function valueOf(
  type: string,
  text: string,
  format: NumberFormat | undefined,
  { strings, from1904 }: SharedParts,
): string {
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'n') return numberText(text, format, from1904);
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  // a day as ISO text, which few programs write
  if (type === 'd') return text.slice(0, 10);
  return decodeEscapes(text);
}

const rowNumber = (reference: string | undefined): number | undefined => {
  const number = Number(reference);
  return Number.isInteger(number) && number > 0 ? number : undefined;
};

/** 'AB12' → 28 */
function columnNumber(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,4}/.exec(reference ?? '')?.[0];
  if (!letters) return undefined;
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}
