import { vinColumnNames, type VinColumn, type VinRow } from '../vin-columns';
import { newRow } from '../vin-rows';

/** Where a cell is: its row by number, its column by name. */
export interface Place {
  row: number;
  column: VinColumn;
}

export const setCell = (rows: readonly VinRow[], { row, column }: Place, text: string): VinRow[] =>
  rows.map((one, at) => (at === row ? { ...one, [column]: text } : one));

/** The cell's text in every row below it. */
export const fillDown = (rows: readonly VinRow[], { row, column }: Place): VinRow[] => {
  const text = rows[row]?.[column] ?? '';
  return rows.map((one, at) => (at > row ? { ...one, [column]: text } : one));
};

/** Cells as sheets put them on the clipboard: lines of cells between tabs, where a cell with either is quoted. */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*)/y;
  let at = 0;
  while (at <= text.length) {
    cells.lastIndex = at;
    const [whole = '', quoted, plain = ''] = cells.exec(text) ?? [];
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    at += whole.length;
    const [end] = /^(\t|\r?\n)/.exec(text.slice(at, at + 2)) ?? [];
    if (end === undefined) break;
    at += end.length;
    if (end !== '\t') rows.push([]);
  }
  // a sheet ends its last line too
  if (rows.length > 1 && rows.at(-1)?.join('') === '') rows.pop();
  return rows;
}

/** Cells from a sheet laid over the table from a place on; rows that are not there yet are added. */
export function paste(
  rows: readonly VinRow[],
  { row, column }: Place,
  cells: readonly (readonly string[])[],
): VinRow[] {
  const first = vinColumnNames.indexOf(column);
  const laid = [...rows];
  for (const [down, line] of cells.entries()) {
    const changes = Object.fromEntries(
      line.flatMap((text, across) => {
        const name = vinColumnNames[first + across];
        return name ? [[name, text] as const] : [];
      }),
    );
    laid[row + down] = { ...(laid[row + down] ?? newRow()), ...changes };
  }
  return laid;
}
