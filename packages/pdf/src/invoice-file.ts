import type { FontFiles } from './fonts';
import { drawFeet } from './invoice-feet';
import { drawFacts } from './invoice-facts';
import { drawHead } from './invoice-head';
import { drawLines } from './invoice-lines';
import type { InvoiceSheet } from './invoice-sheet';
import { drawNotes, drawTotals } from './invoice-totals';
import { drawPaper, type Chunk } from './paper';

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
