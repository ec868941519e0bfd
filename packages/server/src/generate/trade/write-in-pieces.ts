type Value = string | number | boolean | null;

/**
 * Formats a column of values as a PostgreSQL array literal; no value contains characters that need escaping.
 */
export const column = <T>(rows: readonly T[], value: (row: T) => Value): string => {
  let text = '{';
  for (const [place, row] of rows.entries()) text += `${place ? ',' : ''}${value(row) ?? 'NULL'}`;
  return `${text}}`;
};

export const moment = (at: number): string => new Date(at).toISOString();

const rowsAPiece = 20_000;

/** Writes rows in chunks, so that neither side holds all of them at once. */
export async function inPieces<T>(rows: readonly T[], write: (some: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAPiece) await write(rows.slice(from, from + rowsAPiece));
}
