import { code128Widths } from './code128';
import { left } from './invoice-page';
import type { Pen } from './pen';

const size = { width: 150, height: 26 };

/** Draws the invoice number as a barcode, or nothing if it cannot be encoded. Returns the height used. */
export function drawBars({ doc }: Pen, number: string, y: number): number {
  const widths = code128Widths(number);
  if (!widths) return 0;
  const unit = size.width / widths.reduce((sum, width) => sum + width, 0);
  let x = left;
  widths.forEach((width, index) => {
    if (index % 2 === 0) doc.rect(x, y, width * unit, size.height);
    x += width * unit;
  });
  doc.fill('#000');
  return size.height + 4;
}
