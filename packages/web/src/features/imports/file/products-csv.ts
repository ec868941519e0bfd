import { importFields, rowsOf, type ImportMapping, type ImportRow } from '@turoos/contract';

/** Returns a valid row as the API expects it: in dollars, not cents. */
export const inDollars = (row: ImportRow) => ({
  ...row,
  purchasePrice: row.purchasePrice / 100,
  costPrice: row.costPrice / 100,
  sellingPrice: row.sellingPrice / 100,
});

/**
 * Rewrites the file with the standard headers and with prices in dollars. Every row keeps its place and
 * invalid rows stay unchanged, so that the server reports the row numbers of the original file.
 */
export function productsCsv(
  table: readonly (readonly string[])[],
  mapping: ImportMapping,
  valid: readonly ImportRow[],
): string {
  const good = new Map(valid.map((row) => [row.row, inDollars(row)]));
  const lines = table.map(() => '');
  lines[table.findIndex((cells) => cells.length > 0)] = importFields.join(',');
  for (const raw of rowsOf(table, mapping)) {
    const row = good.get(raw.row) ?? raw;
    lines[raw.row - 1] = importFields.map((field) => quoted(row[field])).join(',');
  }
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

const quoted = (value: string | number | undefined) => `"${String(value ?? '').replaceAll('"', '""')}"`;
