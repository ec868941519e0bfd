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
};
/** Details per row. */
export const factsInLine = 3;

const rowsWithin = (height: number) => Math.max(0, Math.floor((height - heights.heading) / heights.row));
const rowsOnPage = rowsWithin(pageHeight);

const summaryHeight = ({ facts, figures, chart, note }: TableSheet) =>
  heights.head +
  Math.ceil(facts.length / factsInLine) * heights.facts +
  8 +
  (figures.length > 0 ? heights.figures : 0) +
  (chart ? heights.chartTitle + chart.bars.length * heights.bar + 8 : 0) +
  (note ? heights.note : 0);

/** Returns the rows of each page; the first page, which has the summary, may have none. */
export function pagesOf(sheet: TableSheet): TableSheet['rows'][] {
  const first = rowsWithin(pageHeight - summaryHeight(sheet));
  const pages = [sheet.rows.slice(0, first)];
  for (let at = first; at < sheet.rows.length; at += rowsOnPage)
    pages.push(sheet.rows.slice(at, at + rowsOnPage));
  return pages;
}
