import { importFields, rowsOf, type ImportMapping, type ImportRow } from '@turoos/contract';

/** A valid row as it travels: dollars, not cents. */
export const inDollars = (row: ImportRow) => ({
  ...row,
  purchasePrice: row.purchasePrice / 100,
  costPrice: row.costPrice / 100,
  sellingPrice: row.sellingPrice / 100,
});

/**
 * A file under the headings that are always understood, whatever its own are and whatever money its prices are in.
 * Each row stays in its place, the wrong ones as they were: who reads it names the same rows as whoever has the file.
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
