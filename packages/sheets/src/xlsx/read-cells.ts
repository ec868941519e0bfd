import { lastColumn, lastRow, longestCell, mostCells } from '../limits';
import { letterCount } from '../letters';
import { SheetError } from '../sheet-error';
import { plainText } from './plain-text';
import { walkXml } from './walk-xml';

/**
 * Reads the rows of a sheet by their positions. Rows and cells may declare their positions; otherwise they
 * follow the previous one.
 */
export function readCells(xml: string, strings: readonly string[]): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let place = { row: 0, column: 0 };
  let type = 'n';
  let text = '';
  let reading = false;
  let cells = 0;
  const counted = letterCount();

  walkXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        row = [];
        place = { row: rowNumber(attributes()['r']) ?? place.row + 1, column: 0 };
        if (place.row > lastRow) throw new SheetError('tooManyRows');
      } else if (name === 'c') {
        const { r, t } = attributes();
        place.column = columnNumber(r) ?? place.column + 1;
        if (place.column > lastColumn) throw new SheetError('broken');
        type = t ?? 'n';
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
        cells += Math.max(1, place.column - row.length);
        if (cells > mostCells) throw new SheetError('tooWide');
        while (row.length < place.column - 1) row.push('');
        row[place.column - 1] = counted(valueOf(type, text, strings));
      } else if (name === 'row' && row.some((cell) => cell.trim() !== '')) {
        while (rows.length < place.row - 1) rows.push([]);
        rows[place.row - 1] = row;
      }
    },
  });
  return rows;
}

function valueOf(type: string, text: string, strings: readonly string[]): string {
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'n') return numberText(text);
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  return plainText(text);
}

/**
 * Formats a number as the sheet shows it: 17.99 is stored as 17.989999999999998, of which fifteen digits are
 * significant.
 */
function numberText(text: string): string {
  const value = Number(text);
  return Number.isFinite(value) ? String(Number(value.toPrecision(15))) : text;
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
