import { code128Widths } from './code128';
import { left } from './invoice-page';
import type { Pen } from './pen';

const size = { width: 150, height: 26 };

/** The invoice's number for a scanner; nothing when it can't be written in bars. Tells the height it took. */
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
