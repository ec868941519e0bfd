import type { TableSheet } from './table-sheet';

type Column = TableSheet['columns'][number];
/** Returns how wide a column must be for the text on one line. */
type Measure = (text: string, isHeading: boolean) => number;

/** Long words may be broken, so that they do not take the whole page. */
const MOST = 0.3;

/** Letters instead of points: to measure every cell of a long table would take longer than to draw it. */
const longest = (texts: readonly string[]): string =>
  texts.reduce((most, text) => (text.length > most.length ? text : most), '');

/** Returns the width that a column needs for its name, its longest number or its longest word. */
function neededBy({ label, ltr }: Column, cells: readonly string[], page: number, measure: Measure): number {
  const unbroken = longest(ltr ? cells : cells.flatMap((cell) => cell.split(' ')));
  return Math.min(page * MOST, Math.max(measure(label, true), measure(unbroken, false)));
}

/**
 * Returns the columns with their widths as shares. One that is too narrow by its share takes from those that are wider
 * than they must be, because a number that is cut off or broken is read as another number.
 */
export function fitColumns(
  { columns, rows }: Pick<TableSheet, 'columns' | 'rows'>,
  page: number,
  measure: Measure,
): Column[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const sized = columns.map((column, index) => ({
    column,
    width: (page * column.share) / shares,
    needed: neededBy(
      column,
      rows.map((row) => row[index] ?? ''),
      page,
      measure,
    ),
  }));
  const lacking = sized.reduce((sum, { width, needed }) => sum + Math.max(0, needed - width), 0);
  const spare = sized.reduce((sum, { width, needed }) => sum + Math.max(0, width - needed), 0);
  return sized.map(({ column, width, needed }) => ({
    ...column,
    share: width < needed || lacking > spare ? needed : width - ((width - needed) * lacking) / (spare || 1),
  }));
}
