import { readAmount } from './read-amount';
import type { Rows } from './headings-of';

/**
 * Whether most balances of a column are below zero: many programs write what the shop owes a supplier as minus,
 * because it is a credit in their books.
 */
export function mostlyNegative(rows: Rows, headerRow: number, column: number): boolean {
  let negative = 0;
  let positive = 0;
  for (const cells of rows.slice(headerRow, headerRow + 2000)) {
    const read = readAmount(cells[column] ?? '');
    if (!read || read.side || read.amount === 0) continue;
    if (read.amount < 0) negative++;
    else positive++;
  }
  return negative > positive;
}
