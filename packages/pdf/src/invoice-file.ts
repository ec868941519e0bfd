import type { FontFiles } from './fonts';
import { drawFacts } from './invoice-facts';
import { drawHead } from './invoice-head';
import { drawLines } from './invoice-lines';
import { bottom, left, width } from './invoice-page';
import type { InvoiceSheet } from './invoice-sheet';
import { drawNotes, drawTotals } from './invoice-totals';
import { muted } from './inks';
import { drawPaper, type Chunk } from './paper';
import type { Pen } from './pen';

/** Draws the footer of every page, once the number of pages is known. */
function drawFeet(pen: Pen, { store, version }: InvoiceSheet): void {
  const { count } = pen.doc.bufferedPageRange();
  const place = { x: left, y: bottom + 18, width };
  const style = { size: 8, color: muted };
  for (let page = 0; page < count; page++) {
    pen.doc.switchToPage(page);
    pen.write(`${store.name} · الإصدار ${version}`, place, style);
    pen.write(`صفحة ${page + 1} من ${count}`, place, { ...style, align: 'left' });
  }
}

/** Returns the invoice as a PDF file in A4. */
export async function invoiceFile(sheet: InvoiceSheet, fonts: FontFiles): Promise<Blob> {
  const chunks: Chunk[] = [];
  await drawPaper(
    { title: sheet.number, author: sheet.store.name, layout: 'portrait', bufferPages: true },
    fonts,
    (pen) => {
      const facts = drawHead(pen, { ...sheet, title: 'فاتورة مبيعات' });
      const lines = drawFacts(pen, sheet, facts);
      const totals = drawLines(pen, sheet, lines);
      const notes = drawTotals(pen, sheet, totals);
      if (sheet.notes !== '') drawNotes(pen, sheet.notes, notes);
      drawFeet(pen, sheet);
    },
    (chunk) => chunks.push(chunk),
  );
  return new Blob(chunks, { type: 'application/pdf' });
}
