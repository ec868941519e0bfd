import { lastColumn, lastRow } from './limits';
import type { NamedRows } from './named-rows';
import { SheetError } from './sheet-error';
import { TableSize } from './table-size';
import { TakenPlaces } from './taken-places';
import { bare, walkXml } from './xlsx/walk-xml';

/** Reads a workbook that is one XML text, as Excel 2003 and many programs since write it under the name .xls. */
export function readXmlSheets(xml: string): NamedRows[] {
  const sheets: NamedRows[] = [];
  const size = new TableSize();
  let row: string[] = [];
  let place = { row: 0, column: 0 };
  let merged = 0;
  let taken = new TakenPlaces();
  let threeDecimals = new Set<string>();
  let text: string | undefined;
  let isDay = false;
  let isNumber = false;

  const given = (attributes: Readonly<Record<string, string>>, name: string): string | undefined =>
    Object.entries(attributes).find(([key]) => bare(key) === name)?.[1];
  const index = (attributes: Readonly<Record<string, string>>): number | undefined => {
    const number = Number(given(attributes, 'Index'));
    return Number.isInteger(number) && number > 0 ? number : undefined;
  };
  const more = (attributes: Readonly<Record<string, string>>, name: 'MergeAcross' | 'MergeDown'): number => {
    const number = Number(given(attributes, name));
    return Number.isInteger(number) && number > 0 ? number : 0;
  };

  try {
    walkXml(xml, {
      open(name, attributes, decode) {
        if (name === 'Worksheet') {
          threeDecimals = new Set();
          sheets.push({ name: decode(given(attributes(), 'Name') ?? ''), rows: [], threeDecimals });
          place = { row: 0, column: 0 };
          taken = new TakenPlaces();
        } else if (name === 'Row') {
          row = [];
          merged = 0;
          place = { row: index(attributes()) ?? place.row + 1, column: 0 };
          if (place.row > lastRow) throw new SheetError('tooManyRows');
        } else if (name === 'Cell') {
          const all = attributes();
          place.column = index(all) ?? taken.nextFree(place.row, place.column + 1 + merged);
          merged = more(all, 'MergeAcross');
          if (place.column + merged > lastColumn) throw new SheetError('broken');
          taken.take(place, { columns: merged + 1, rows: more(all, 'MergeDown') + 1 });
        } else if (name === 'Data') {
          text = '';
          const kind = given(attributes(), 'Type');
          isDay = kind === 'DateTime';
          isNumber = kind === 'Number';
        }
      },
      text(part) {
        if (text !== undefined) text += part;
      },
      close(name) {
        if (name === 'Data' && text !== undefined) {
          size.places(Math.max(1, place.column - row.length));
          while (row.length < place.column - 1) row.push('');
          row[place.column - 1] = size.text(isDay ? text.slice(0, 10) : text);
          if (isNumber && /\.\d{3}$/.test(text)) threeDecimals.add(`${place.row - 1}:${place.column - 1}`);
          text = undefined;
        } else if (name === 'Row' && row.some((cell) => cell.trim() !== '')) {
          const rows = sheets.at(-1)?.rows ?? [];
          while (rows.length < place.row - 1) rows.push([]);
          rows[place.row - 1] = row;
        }
      },
    });
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('broken', { cause: error });
  }
  return sheets;
}
