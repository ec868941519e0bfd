import type { FontFiles } from './fonts';
import { muted } from './inks';
import { drawPairs } from './invoice-facts';
import { drawFeet } from './invoice-feet';
import { drawHead } from './invoice-head';
import { left, roomFor, text, width } from './invoice-page';
import { drawNotes, drawTotals } from './invoice-totals';
import { drawPaper, type Chunk } from './paper';
import { quotationTitle } from './quotation-content';
import { drawQuotedLines } from './quotation-lines';
import type { QuotationSheet } from './quotation-sheet';

/** Returns the quotation as a PDF file in A4. */
export async function quotationFile(sheet: QuotationSheet, fonts: FontFiles): Promise<Blob> {
  const chunks: Chunk[] = [];
  await drawPaper(
    { title: sheet.number, author: sheet.store.name, layout: 'portrait', bufferPages: true },
    fonts,
    (pen) => {
      const facts = drawHead(pen, { ...sheet, title: quotationTitle });
      const lines = drawPairs(pen, sheet.facts, facts) + 10;
      let y = drawTotals(pen, { totals: sheet.totals, handed: [] }, drawQuotedLines(pen, sheet, lines));
      const bold = { ...text, bold: true };
      y = roomFor(pen, y, pen.height(sheet.terms, width, bold) + 20);
      if (sheet.totalNote) y += pen.write(sheet.totalNote, { x: left, y, width }, { ...text, color: muted });
      y += pen.write(sheet.terms, { x: left, y, width }, bold) + 8;
      if (sheet.notes !== '') drawNotes(pen, sheet.notes, y);
      drawFeet(pen, sheet);
    },
    (chunk) => chunks.push(chunk),
  );
  return new Blob(chunks, { type: 'application/pdf' });
}
