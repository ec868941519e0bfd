import { ltr } from '@turoos/contract';
import { code128Widths } from './code128';
import { accent, muted, warning } from './inks';
import { left, right, text, top, width } from './invoice-page';
import type { InvoiceSheet } from './invoice-sheet';
import type { Pen } from './pen';

const logoSize: [number, number] = [160, 48];
const half = width / 2;

function drawShop(pen: Pen, { name, address, phone, logo }: InvoiceSheet['store']): number {
  let y = top;
  if (logo) {
    pen.doc.image(logo, right - logoSize[0], y, { fit: logoSize, align: 'right' });
    y += logoSize[1] + 4;
  }
  const place = { x: left + half, width: half };
  y += pen.write(name, { ...place, y }, { size: 18, bold: true, color: accent });
  if (address) y += pen.write(address, { ...place, y }, { ...text, color: muted });
  if (phone) y += pen.write(`هاتف: ${ltr(phone)}`, { ...place, y }, { ...text, color: muted });
  return y;
}

/** The head of an invoice or a voucher. */
type Head = Pick<InvoiceSheet, 'store' | 'number' | 'stamp'> & { title: string };

function drawNumber(pen: Pen, { title, number, stamp }: Head): number {
  const place = { x: left, width: half };
  let y = top;
  y += pen.write(title, { ...place, y }, { size: 14, bold: true, align: 'left' });
  y += pen.write(number, { ...place, y }, { ...text, bold: true, align: 'left' });
  y += drawBars(pen, number, y + 4);
  if (stamp === null) return y;
  const style = { ...text, bold: true, color: warning };
  const inner = pen.width(stamp, style);
  pen.doc
    .lineWidth(1)
    .roundedRect(left, y + 4, inner + 16, 17, 3)
    .stroke(warning);
  pen.write(stamp, { x: left + 8, y: y + 5, width: inner }, style);
  return y + 21;
}

/** Draws the store, and the paper's title and number. Returns the y at which the next block starts. */
export function drawHead(pen: Pen, head: Head): number {
  const y = Math.max(drawShop(pen, head.store), drawNumber(pen, head)) + 8;
  pen.doc.lineWidth(1.5).moveTo(left, y).lineTo(right, y).stroke(accent);
  return y + 10;
}

const barsSize = { width: 150, height: 26 };

/** Draws the number as a barcode, or nothing if it cannot be encoded. Returns the height used. */
function drawBars({ doc }: Pen, number: string, y: number): number {
  const widths = code128Widths(number);
  if (!widths) return 0;
  const unit = barsSize.width / widths.reduce((sum, bar) => sum + bar, 0);
  let x = left;
  widths.forEach((bar, index) => {
    if (index % 2 === 0) doc.rect(x, y, bar * unit, barsSize.height);
    x += bar * unit;
  });
  doc.fill('#000');
  return barsSize.height + 4;
}
