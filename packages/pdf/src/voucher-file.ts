import type { FontFiles } from './fonts';
import { drawHead } from './invoice-head';
import { left, right, text, width } from './invoice-page';
import { accent, hairline, muted, tinted } from './inks';
import { drawPaper, type Chunk } from './paper';
import type { Pen } from './pen';
import { slipText } from './slip-line';
import type { VoucherSheet } from './voucher-sheet';

const labelWidth = 130;
const boxHeight = 46;

/** Draws the amount in a box: rials large, dollars beside them. */
function drawAmount(pen: Pen, { amount }: VoucherSheet, y: number): number {
  pen.doc.roundedRect(left, y, width, boxHeight, 4).fill(tinted);
  const [first, second] = amount;
  if (first)
    pen.write(
      slipText(first),
      { x: left + width / 2, y: y + 8, width: width / 2 - 14 },
      { size: 20, bold: true, color: accent, ltr: second === undefined },
    );
  if (second)
    pen.write(
      slipText(second),
      { x: left + 14, y: y + 13, width: width / 2 - 14 },
      { size: 14, ltr: true, align: 'left' },
    );
  return y + boxHeight + 14;
}

function drawLines(pen: Pen, { lines }: VoucherSheet, top: number): number {
  let y = top;
  for (const { name, value, strong } of lines) {
    const written = slipText(value);
    pen.write(`${name}:`, { x: right - labelWidth, y, width: labelWidth }, { ...text, color: muted });
    y += pen.write(
      written,
      { x: left, y, width: width - labelWidth },
      { ...text, bold: strong, size: strong ? 12 : text.size },
    );
    y += 5;
    pen.doc.lineWidth(0.5).moveTo(left, y).lineTo(right, y).stroke(hairline);
    y += 6;
  }
  return y;
}

/** Draws a line for each signature, from the right. */
function drawSigns(pen: Pen, { signers }: VoucherSheet, y: number): void {
  const gap = 40;
  const each = (width - gap * (signers.length - 1)) / Math.max(1, signers.length);
  signers.forEach((signer, index) => {
    const x = right - (index + 1) * each - index * gap;
    pen.doc
      .lineWidth(0.75)
      .moveTo(x, y)
      .lineTo(x + each, y)
      .stroke('#000');
    pen.write(signer, { x, y: y + 4, width: each }, { ...text, align: 'right' });
  });
}

/** Returns a voucher as a PDF file in A4; the logo is a data URL of a PNG or JPEG. */
export async function voucherFile(sheet: VoucherSheet, logo: string | null, fonts: FontFiles): Promise<Blob> {
  const chunks: Chunk[] = [];
  await drawPaper(
    { title: sheet.number, author: sheet.store.name, layout: 'portrait', bufferPages: true },
    fonts,
    (pen) => {
      const amount = drawHead(pen, { ...sheet, store: { ...sheet.store, logo } });
      const lines = drawAmount(pen, sheet, amount);
      const signs = drawLines(pen, sheet, lines);
      drawSigns(pen, sheet, signs + 60);
    },
    (chunk) => chunks.push(chunk),
  );
  return new Blob(chunks, { type: 'application/pdf' });
}
