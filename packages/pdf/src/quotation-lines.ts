import { left, right, roomFor, text, width } from './invoice-page';
import { accent, hairline, muted, sunken } from './inks';
import type { Pen, TextStyle } from './pen';
import type { QuotationSheet, SheetAlternative } from './quotation-sheet';
import { written, writtenText } from './sheet-amount';

/** How many alternatives stand side by side. */
const across = 3;
const gap = 6;
const padding = 5;
const boxWidth = (width - (across - 1) * gap) / across;
const inner = boxWidth - 2 * padding;

const small: TextStyle = { size: 8, color: muted };
const bold: TextStyle = { ...text, bold: true };

/** What a box says, from above. */
function textsOf(
  { kind, name, partNumber, quantity, price, total }: SheetAlternative,
  display: QuotationSheet['display'],
): [string, TextStyle][] {
  const [each] = written(price, display);
  const [sum, other] = written(total, display);
  const rows: [string, TextStyle][] = [
    [kind, { ...bold, color: accent }],
    [name, text],
    [partNumber, { ...small, ltr: true }],
    [`${quantity} × ${writtenText(each)}`, text],
    [writtenText(sum), bold],
    [other ? writtenText(other) : '', small],
  ];
  return rows.filter(([value]) => value !== '');
}

const heightOf = (pen: Pen, rows: readonly [string, TextStyle][]) =>
  rows.reduce((sum, [value, style]) => sum + pen.height(value, inner, style), 2 * padding);

function drawBox(
  pen: Pen,
  rows: readonly [string, TextStyle][],
  place: { x: number; y: number; height: number },
): void {
  pen.doc.lineWidth(0.5).roundedRect(place.x, place.y, boxWidth, place.height, 3).stroke(hairline);
  let y = place.y + padding;
  for (const [value, style] of rows) y += pen.write(value, { x: place.x + padding, y, width: inner }, style);
}

/** Draws what was asked for with its alternatives side by side. Returns the y at which the next block starts. */
export function drawQuotedLines(pen: Pen, { lines, display }: QuotationSheet, top: number): number {
  let y = top;
  lines.forEach(({ title, alternatives }, index) => {
    const boxes = alternatives.map((one) => textsOf(one, display));
    const rows = Array.from({ length: Math.ceil(boxes.length / across) }, (_, row) =>
      boxes.slice(row * across, (row + 1) * across),
    );
    const heading = `${index + 1}. ${title}`;
    const headingHeight = pen.height(heading, width - 2 * padding, bold) + 4;
    const heights = rows.map((row) => Math.max(...row.map((box) => heightOf(pen, box))));
    y = roomFor(pen, y, headingHeight + gap + (heights[0] ?? 0));
    pen.doc.rect(left, y, width, headingHeight).fill(sunken);
    pen.write(heading, { x: left + padding, y: y + 2, width: width - 2 * padding }, bold);
    y += headingHeight + gap;
    rows.forEach((row, at) => {
      const height = heights[at] ?? 0;
      y = roomFor(pen, y, height);
      row.forEach((box, place) =>
        drawBox(pen, box, { x: right - (place + 1) * boxWidth - place * gap, y, height }),
      );
      y += height + gap;
    });
    y += 4;
  });
  return y + 4;
}
