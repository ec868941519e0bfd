import { left, right, roomFor, text, width } from './invoice-page';
import type { InvoiceSheet } from './invoice-sheet';
import { hairline, muted, sunken } from './inks';
import type { Pen, TextStyle } from './pen';

interface Cell {
  value: string;
  width: number;
  style: TextStyle;
}

const padding = { across: 5, down: 4 };
const widths = { position: 24, number: 105, quantity: 60, price: 70, total: 80 };
const nameWidth = width - Object.values(widths).reduce((sum, column) => sum + column, 0);
const amount: TextStyle = { ...text, ltr: true };

type Line = InvoiceSheet['lines'][number];

const cellsOf = (line: Line, index: number): Cell[] => [
  { value: String(index + 1), width: widths.position, style: { ...text, color: muted } },
  { value: line.name, width: nameWidth, style: text },
  { value: line.partNumber, width: widths.number, style: amount },
  {
    value: line.quantity + (line.unit && ` ${line.unit}`) + (line.returned && ` (مرتجع ${line.returned})`),
    width: widths.quantity,
    style: text,
  },
  { value: line.price, width: widths.price, style: amount },
  { value: line.total, width: widths.total, style: amount },
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
  Math.max(...cells.map((cell) => pen.height(cell.value, inner(cell), cell.style))) + 2 * padding.down;

function drawCells(pen: Pen, cells: readonly Cell[], y: number): void {
  let end = right;
  for (const cell of cells) {
    end -= cell.width;
    const place = { x: end + padding.across, y: y + padding.down, width: inner(cell) };
    pen.write(cell.value, place, cell.style);
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
export function drawLines(pen: Pen, lines: InvoiceSheet['lines'], top: number): number {
  let y = drawHeading(pen, top);
  lines.map(cellsOf).forEach((cells) => {
    const height = heightOf(pen, cells);
    const at = roomFor(pen, y, height);
    y = at === y ? y : drawHeading(pen, at);
    drawCells(pen, cells, y);
    y += height;
    pen.doc.lineWidth(0.5).moveTo(left, y).lineTo(right, y).stroke(hairline);
  });
  return y + 10;
}
