import type { DisplayCurrency } from '@turoos/contract';
import { left, right, roomFor, text, width } from './invoice-page';
import type { InvoiceSheet } from './invoice-sheet';
import { hairline, muted, sunken } from './inks';
import type { Pen, TextStyle } from './pen';
import { written, writtenText, type SheetAmount } from './sheet-amount';

interface Cell {
  value: string;
  width: number;
  style: TextStyle;
  /** A second line in small letters; '' for none. */
  below?: string;
}

const padding = { across: 5, down: 4 };
const widths = { position: 24, number: 105, quantity: 60, price: 75, total: 85 };
const nameWidth = width - Object.values(widths).reduce((sum, column) => sum + column, 0);
const amount: TextStyle = { ...text, ltr: true };

const small: TextStyle = { size: 8, color: muted };

type Line = InvoiceSheet['lines'][number];

function moneyCell(value: SheetAmount, display: DisplayCurrency, cellWidth: number): Cell {
  const [large, other] = written(value, display);
  return {
    value: writtenText(large),
    width: cellWidth,
    style: large.symbol === '' ? amount : text,
    below: other ? writtenText(other) : '',
  };
}

const cellsOf = (line: Line, index: number, display: DisplayCurrency): Cell[] => [
  { value: String(index + 1), width: widths.position, style: { ...text, color: muted } },
  { value: line.name, width: nameWidth, style: text },
  { value: line.partNumber, width: widths.number, style: amount },
  {
    value: line.quantity + (line.unit && ` ${line.unit}`) + (line.returned && ` (مرتجع ${line.returned})`),
    width: widths.quantity,
    style: text,
  },
  moneyCell(line.price, display, widths.price),
  moneyCell(line.total, display, widths.total),
];

const heading: Cell[] = [
  { value: '#', width: widths.position },
  { value: 'الصنف', width: nameWidth },
  { value: 'رقم القطعة', width: widths.number },
  { value: 'الكمية', width: widths.quantity },
  { value: 'السعر', width: widths.price },
  { value: 'الإجمالي', width: widths.total },
].map((cell) => ({ ...cell, style: { ...text, bold: true } }));

const inner = (cell: Cell) => cell.width - 2 * padding.across;
const heightOf = (pen: Pen, cells: readonly Cell[]) =>
  Math.max(
    ...cells.map(
      (cell) =>
        pen.height(cell.value, inner(cell), cell.style) +
        (cell.below ? pen.height(cell.below, inner(cell), small) : 0),
    ),
  ) +
  2 * padding.down;

function drawCells(pen: Pen, cells: readonly Cell[], y: number): void {
  let end = right;
  for (const cell of cells) {
    end -= cell.width;
    const place = { x: end + padding.across, y: y + padding.down, width: inner(cell) };
    const height = pen.write(cell.value, place, cell.style);
    if (cell.below) pen.write(cell.below, { ...place, y: place.y + height }, small);
  }
}

function drawHeading(pen: Pen, y: number): number {
  const height = heightOf(pen, heading);
  pen.doc.rect(left, y, width, height).fill(sunken);
  drawCells(pen, heading, y);
  return y + height;
}

/**
 * Draws the lines of the invoice, repeating the header row on every page. Returns the y at which the next
 * block starts.
 */
export function drawLines(
  pen: Pen,
  { lines, display }: Pick<InvoiceSheet, 'lines' | 'display'>,
  top: number,
): number {
  let y = drawHeading(pen, top);
  lines.forEach((line, index) => {
    const cells = cellsOf(line, index, display);
    const height = heightOf(pen, cells);
    const at = roomFor(pen, y, height);
    y = at === y ? y : drawHeading(pen, at);
    drawCells(pen, cells, y);
    y += height;
    pen.doc.lineWidth(0.5).moveTo(left, y).lineTo(right, y).stroke(hairline);
  });
  return y + 10;
}
