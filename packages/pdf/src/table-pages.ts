import type { TableSheet } from './table-sheet';

/** A4 landscape, in points, without margins and footer. */
export const page = { left: 30, right: 842 - 30, top: 30, bottom: 595 - 44, width: 842 - 60 };
const pageHeight = page.bottom - page.top;

/** Fixed heights of all blocks, so that rows can be assigned to pages before anything is drawn. */
export const heights = {
  head: 52,
  facts: 14,
  figures: 40,
  chartTitle: 22,
  bar: 14,
  note: 18,
  heading: 18,
  row: 22,
  statementRow: 17,
};
/** Details per row. */
export const factsInLine = 3;

export const rowHeight = ({ totals }: Pick<TableSheet, 'totals'>): number =>
  totals ? heights.statementRow : heights.row;
const rowsWithin = (height: number, sheet: TableSheet) =>
  Math.max(0, Math.floor((height - heights.heading) / rowHeight(sheet)));
/** A last page with fewer rows takes some from the page before: no total stands alone. */
const fewestRows = 4;

const summaryHeight = ({ facts, figures, chart, note }: TableSheet) =>
  heights.head +
  Math.ceil(facts.length / factsInLine) * heights.facts +
  8 +
  (figures.length > 0 ? heights.figures : 0) +
  (chart ? heights.chartTitle + chart.bars.length * heights.bar + 8 : 0) +
  (note ? heights.note : 0);

/** Returns the rows of each page; the first page, which has the summary, may have none. */
export function pagesOf(sheet: TableSheet): TableSheet['rows'][] {
  const first = rowsWithin(pageHeight - summaryHeight(sheet), sheet);
  const rowsOnPage = rowsWithin(pageHeight, sheet);
  const starts = [0];
  for (let at = first; at < sheet.rows.length; at += rowsOnPage) starts.push(at);
  const [before = 0, last = 0] = starts.slice(-2);
  if (starts.length > 1)
    starts[starts.length - 1] = Math.min(last, Math.max(before, sheet.rows.length - fewestRows));
  return starts.map((start, index) => sheet.rows.slice(start, starts[index + 1]));
}
