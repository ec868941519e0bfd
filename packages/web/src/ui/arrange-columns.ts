import type { Column } from './table-column';

/**
 * The columns to show, in the order the user chose: those that no longer exist are left out, and the one that
 * names the row is always there. Without a usable choice, the usual columns.
 */
export function arrangeColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[],
): Column<Row>[] {
  const known = [...new Set(chosen)].flatMap((id) => columns.find((column) => column.id === id) ?? []);
  if (known.length === 0) return columns.filter(({ optional }) => !optional);
  const primary = columns.find((column) => column.primary);
  return primary && !known.includes(primary) ? [primary, ...known] : known;
}
