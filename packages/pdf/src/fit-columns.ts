import type { TableSheet } from './table-sheet';

type Column = TableSheet['columns'][number];
/** Returns how wide a column must be for the text on one line, in letters of a scale. */
type Measure = (text: string, isHeading: boolean, scale: number) => number;

/** Long words may be broken, so that they do not take the whole page. */
const MOST = 0.3;

/** Letters instead of points: to measure every cell of a long table would take longer than to draw it. */
const longest = (texts: readonly string[]): string =>
  texts.reduce((most, text) => (text.length > most.length ? text : most), '');

/** From full size to letters that still can be read. */
const scales = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55];

/** Returns the text of a column that must not be broken: its longest number or word, or all of a row with one line. */
const unbrokenIn = ({ ltr }: Column, cells: readonly string[], oneLine: boolean): string =>
  longest(ltr || oneLine ? cells : cells.flatMap((cell) => cell.split(' ')));

/** Shares out the page: a column that is too narrow by its share takes from those that are wider than they must be. */
function shareOut(columns: readonly (Column & { needed: number })[], page: number): Column[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const sized = columns.map((column) => ({ ...column, width: (page * column.share) / shares }));
  const lacking = sized.reduce((sum, { width, needed }) => sum + Math.max(0, needed - width), 0);
  const spare = sized.reduce((sum, { width, needed }) => sum + Math.max(0, width - needed), 0);
  return sized.map(({ width, needed, label, ltr }) => ({
    label,
    ltr,
    share: width < needed || lacking > spare ? needed : width - ((width - needed) * lacking) / (spare || 1),
  }));
}

/**
 * Returns the columns with their widths as shares, and the largest scale of letters at which all of them fit, because a
 * number that is cut off or broken is read as another number.
 */
export function fitColumns(
  { columns, rows, totals }: Pick<TableSheet, 'columns' | 'rows' | 'totals'>,
  page: number,
  measure: Measure,
): { columns: Column[]; scale: number } {
  const unbroken = columns.map((column, index) => ({
    ...column,
    text: unbrokenIn(
      column,
      rows.map((row) => row[index] ?? ''),
      totals !== undefined,
    ),
  }));
  const neededAt = (scale: number) =>
    unbroken.map(({ text, ...column }) => ({
      ...column,
      needed: Math.min(
        page * MOST,
        Math.max(measure(column.label, true, scale), measure(text, false, scale)),
      ),
    }));
  const fits = (scale: number) => neededAt(scale).reduce((sum, { needed }) => sum + needed, 0) <= page;
  const scale = scales.find(fits) ?? scales.at(-1) ?? 1;
  return { columns: shareOut(neededAt(scale), page), scale };
}
