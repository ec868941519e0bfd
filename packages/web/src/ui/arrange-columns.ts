type Arranged = { id: string; primary?: boolean; optional?: boolean };

/**
 * The columns to show, in the order the user chose: those that no longer exist are left out, and the one that
 * names the row is always there. Without a usable choice, the usual columns.
 */
export function arrangeColumns<Column extends Arranged>(
  columns: readonly Column[],
  chosen: readonly string[],
): Column[] {
  const known = [...new Set(chosen)].flatMap((id) => columns.find((column) => column.id === id) ?? []);
  if (known.length === 0) return columns.filter(({ optional }) => !optional);
  const primary = columns.find((column) => column.primary);
  return primary && !known.includes(primary) ? [primary, ...known] : known;
}
