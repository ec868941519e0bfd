import { muted } from './inks';
import { bottom, left, width } from './invoice-page';
import type { InvoiceSheet } from './invoice-sheet';
import type { Pen } from './pen';

/** Draws the footer of every page, once the number of pages is known. */
export function drawFeet(pen: Pen, { store, version }: Pick<InvoiceSheet, 'store' | 'version'>): void {
  const { count } = pen.doc.bufferedPageRange();
  const place = { x: left, y: bottom + 18, width };
  const style = { size: 8, color: muted };
  for (let page = 0; page < count; page++) {
    pen.doc.switchToPage(page);
    pen.write(`${store.name} · الإصدار ${version}`, place, style);
    pen.write(`صفحة ${page + 1} من ${count}`, place, { ...style, align: 'left' });
  }
}
