import { vinColumnNames, type VinColumn, type VinRow } from '../vin-columns';
import { newRow } from '../vin-rows';

/** A cell's position: its row's index and its column's name. */
export interface Place {
  row: number;
  column: VinColumn;
}

export const setCell = (rows: readonly VinRow[], { row, column }: Place, text: string): VinRow[] =>
  rows.map((one, at) => (at === row ? { ...one, [column]: text } : one));

/** Copies the cell's text into every row below it. */
export const fillDown = (rows: readonly VinRow[], { row, column }: Place): VinRow[] => {
  const text = rows[row]?.[column] ?? '';
  return rows.map((one, at) => (at > row ? { ...one, [column]: text } : one));
};

/**
 * Parses clipboard text of a spreadsheet: lines of cells separated by tabs; cells that contain either are
 * quoted.
 */
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
  // spreadsheets end the last line with a newline too
  if (rows.length > 1 && rows.at(-1)?.join('') === '') rows.pop();
  return rows;
}

/** Pastes cells over the table from a position on, and adds missing rows. */
export function paste(
  rows: readonly VinRow[],
  { row, column }: Place,
  cells: readonly (readonly string[])[],
): VinRow[] {
  const first = vinColumnNames.indexOf(column);
  const pasted = [...rows];
  for (const [down, line] of cells.entries()) {
    const changes = Object.fromEntries(
      line.flatMap((text, across) => {
        const name = vinColumnNames[first + across];
        return name ? [[name, text] as const] : [];
      }),
    );
    pasted[row + down] = { ...(pasted[row + down] ?? newRow()), ...changes };
  }
  return pasted;
}
