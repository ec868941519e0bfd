type Value = string | number | boolean | null;

/** A column of values as the database reads an array; none of them holds a character that needs care. */
export const column = <T>(rows: readonly T[], value: (row: T) => Value): string => {
  let text = '{';
  for (const [place, row] of rows.entries()) text += `${place ? ',' : ''}${value(row) ?? 'NULL'}`;
  return `${text}}`;
};

export const moment = (at: number): string => new Date(at).toISOString();

const rowsAPiece = 20_000;

/** So many rows a statement that neither side has to hold all of them at once. */
export async function inPieces<T>(rows: readonly T[], write: (some: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAPiece) await write(rows.slice(from, from + rowsAPiece));
}
