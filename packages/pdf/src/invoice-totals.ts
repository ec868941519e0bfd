import { left, right, roomFor, text, width } from './invoice-page';
import type { InvoiceSheet } from './invoice-sheet';
import { hairline, ink, muted, tinted } from './inks';
import type { Pen, TextStyle } from './pen';

const box = { width: 290, padding: 5 };
const widths = { rials: 100, dollars: 80 };
const labelWidth = box.width - 2 * box.padding - widths.rials - widths.dollars;

type Total = InvoiceSheet['totals'][number];

const styleOf = ({ strong = false }: Total): TextStyle => ({ ...text, bold: strong });
const heightOf = (pen: Pen, total: Total) => pen.height(total.label, labelWidth, styleOf(total)) + 4;

function drawTotal(pen: Pen, total: Total, y: number): number {
  const { label, usd, yer, strong } = total;
  const style = styleOf(total);
  const height = heightOf(pen, total);
  if (strong) pen.doc.rect(left, y, box.width, height).fill(tinted);
  const x = left + box.padding;
  const at = { y: y + 2 };
  pen.write(label, { ...at, x: x + widths.dollars + widths.rials, width: labelWidth }, style);
  if (yer !== null) pen.write(`${yer} ر.ي`, { ...at, x: x + widths.dollars, width: widths.rials }, style);
  pen.write(usd, { ...at, x, width: widths.dollars }, { ...style, ltr: true, color: strong ? ink : muted });
  return y + height;
}

type Handed = InvoiceSheet['handed'][number];

const handedHeight = (pen: Pen, { label }: Handed) => pen.height(label, labelWidth, text) + 4;

function drawHanded(pen: Pen, handed: Handed, y: number): number {
  const { label, amount, symbol } = handed;
  const x = left + box.padding + widths.dollars;
  pen.write(label, { x: x + widths.rials, y: y + 2, width: labelWidth }, text);
  const style = symbol === '' ? { ...text, ltr: true } : text;
  pen.write(`${amount} ${symbol}`.trim(), { x, y: y + 2, width: widths.rials }, style);
  return y + handedHeight(pen, handed);
}

/**
 * Draws the totals and the money handed over, without a page break between them. Returns the y at which the next
 * block starts.
 */
export function drawTotals(
  pen: Pen,
  { totals, handed }: Pick<InvoiceSheet, 'totals' | 'handed'>,
  top: number,
): number {
  const gap = handed.length > 0 ? 6 : 0;
  const height = [
    ...totals.map((total) => heightOf(pen, total)),
    ...handed.map((money) => handedHeight(pen, money)),
  ].reduce((sum, one) => sum + one, gap);
  const summed = totals.reduce((y, total) => drawTotal(pen, total, y), roomFor(pen, top, height));
  return handed.reduce((y, money) => drawHanded(pen, money, y), summed + gap) + 12;
}

/** Draws the notes of the sale. A note longer than a page continues on the next, paragraph by paragraph. */
export function drawNotes(pen: Pen, notes: string, top: number): void {
  const inner = width - 16;
  const lines = pen.lines(notes, inner, text);
  const lineHeight = pen.height('', inner, text);
  const isShort = lines.length < 40;
  let y = roomFor(pen, top, (isShort ? lines.length + 1 : 2) * lineHeight + 12);
  if (isShort)
    pen.doc
      .lineWidth(0.5)
      .roundedRect(left, y, right - left, (lines.length + 1) * lineHeight + 12, 3)
      .stroke(hairline);
  y += 6 + pen.write('ملاحظات:', { x: left + 8, y: y + 6, width: inner }, { ...text, color: muted });
  for (const line of lines) {
    y = roomFor(pen, y, lineHeight);
    y += pen.write(line, { x: left + 8, y, width: inner }, text);
  }
}
