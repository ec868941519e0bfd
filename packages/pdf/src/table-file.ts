import { fitColumns } from './fit-columns';
import type { FontFiles } from './fonts';
import { muted } from './inks';
import { drawPaper, type Chunk } from './paper';
import type { Pen } from './pen';
import { page, pagesOf } from './table-pages';
import { drawHeading, drawRow, widthOfCell } from './table-rows';
import type { TableSheet } from './table-sheet';
import { drawSummary } from './table-summary';

function drawPage(
  pen: Pen,
  sheet: TableSheet & { scale: number },
  rows: TableSheet['rows'],
  top: number,
  totals: ReadonlySet<readonly string[] | undefined>,
): void {
  let y = top;
  if (rows.length > 0 && sheet.headings) y = drawHeading(pen, sheet, y);
  for (const row of rows) y = drawRow(pen, sheet, row, y, totals.has(row));
}

/** Receives a table's file while it is drawn. */
export interface TableWriter {
  /** Called before the first chunk. */
  begin: (pageCount: number) => void;
  write: (chunk: Chunk) => void;
}

/**
 * Draws the table as a PDF file in A4 landscape. Between two pages other work gets its turn, and the pages
 * drawn so far are passed on.
 */
export async function writeTableFile(
  sheet: TableSheet,
  fonts: FontFiles,
  writer: TableWriter,
): Promise<void> {
  const pages = pagesOf(sheet);
  const totals = new Set(sheet.totals?.map((index) => sheet.rows[index]));
  writer.begin(pages.length);
  await drawPaper(
    { title: sheet.title, author: sheet.store.name, layout: 'landscape', bufferPages: false },
    fonts,
    async (pen) => {
      const fitted = { ...sheet, ...fitColumns(sheet, page.width, widthOfCell(pen, sheet)) };
      for (const [index, rows] of pages.entries()) {
        if (index > 0) pen.doc.addPage();
        drawPage(pen, fitted, rows, index === 0 ? drawSummary(pen, sheet) : page.top, totals);
        const foot = `${sheet.title} · صفحة ${index + 1} من ${pages.length}`;
        pen.write(foot, { x: page.left, y: page.bottom + 14, width: page.width }, { size: 7, color: muted });
        await new Promise((resume) => setTimeout(resume));
      }
    },
    writer.write,
  );
}
