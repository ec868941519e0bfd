import { hairline, sunken } from './inks';
import type { Pen, TextStyle } from './pen';
import { heights, page, rowHeight } from './table-pages';
import type { TableSheet } from './table-sheet';

const padding = 4;
const text: TextStyle = { size: 7.5, lineHeight: 1.25, maxLines: 2 };
const statementText: TextStyle = { size: 9.5, lineHeight: 1.25, maxLines: 1 };

type Columns = TableSheet['columns'];

/** Returns the columns with their positions on the page, from the right. */
function placesOf(columns: Columns) {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let end = page.right;
  return columns.map(({ share, ltr }) => {
    const width = (page.width * share) / shares;
    end -= width;
    return { x: end + padding, width: width - 2 * padding, ltr };
  });
}

/** Draws a row's cells, vertically centred. */
function drawCells(
  pen: Pen,
  columns: Columns,
  cells: readonly string[],
  y: number,
  height: number,
  style: TextStyle,
  isHeading = false,
): void {
  placesOf(columns).forEach(({ x, width, ltr }, index) => {
    const value = cells[index] ?? '';
    pen.writeCentred(value, { x, y, width }, height, { ...style, ltr: ltr && !isHeading });
  });
}

const headingText: TextStyle = { ...text, bold: true, maxLines: 1 };
const styleOf = ({ totals }: Pick<TableSheet, 'totals'>): TextStyle => (totals ? statementText : text);
const scaled = (style: TextStyle, scale: number): TextStyle => ({ ...style, size: style.size * scale });

/** Returns a function that measures a cell or a heading with its padding. */
export const widthOfCell =
  (pen: Pen, look: Pick<TableSheet, 'totals'>) => (value: string, isHeading: boolean, scale: number) => {
    const style = isHeading ? headingText : { ...styleOf(look), bold: true };
    return Math.ceil(pen.width(value, scaled(style, scale))) + 2 * padding + 1;
  };

type Look = Pick<TableSheet, 'columns' | 'totals'> & { scale: number };

export function drawHeading(pen: Pen, { columns, scale }: Look, y: number): number {
  pen.doc.rect(page.left, y, page.width, heights.heading).fill(sunken);
  const names = columns.map(({ label }) => label);
  drawCells(pen, columns, names, y, heights.heading, scaled(headingText, scale), true);
  return y + heights.heading;
}

export function drawRow(pen: Pen, look: Look, row: readonly string[], y: number, isTotal: boolean): number {
  const height = rowHeight(look);
  if (isTotal) pen.doc.rect(page.left, y, page.width, height).fill(sunken);
  const style = { ...scaled(styleOf(look), look.scale), bold: isTotal };
  drawCells(pen, look.columns, row, y, height, style);
  const end = y + height;
  pen.doc.lineWidth(0.5).moveTo(page.left, end).lineTo(page.right, end).stroke(hairline);
  return end;
}
