import type { FontFiles } from './fonts';
import { muted } from './inks';
import { drawPaper } from './paper';
import type { Pen } from './pen';
import { page, pagesOf } from './table-pages';
import { drawHeading, drawRow } from './table-rows';
import type { TableSheet } from './table-sheet';
import { drawSummary } from './table-summary';

function drawPage(pen: Pen, sheet: TableSheet, rows: TableSheet['rows'], top: number): void {
  let y = top;
  if (rows.length > 0 && sheet.headings) y = drawHeading(pen, sheet.columns, y);
  for (const row of rows) y = drawRow(pen, sheet.columns, row, y);
}

/** Returns the table as a PDF file in A4 landscape. */
export const tableFile = (sheet: TableSheet, fonts: FontFiles): Promise<Blob> =>
  drawPaper({ title: sheet.title, author: sheet.store.name, layout: 'landscape' }, fonts, (pen) => {
    const pages = pagesOf(sheet);
    pages.forEach((rows, index) => {
      if (index > 0) pen.doc.addPage();
      drawPage(pen, sheet, rows, index === 0 ? drawSummary(pen, sheet) : page.top);
      const foot = `${sheet.title} · صفحة ${index + 1} من ${pages.length}`;
      pen.write(foot, { x: page.left, y: page.bottom + 14, width: page.width }, { size: 7, color: muted });
    });
  });
