import type { TableSheet, TableWriter } from '@turoos/pdf';
import { readPaperFonts } from '../../kernel/paper-fonts';

/** Draws a PDF in the current thread. The drawing library is large, so it is loaded on demand. */
export async function drawTable(sheet: TableSheet, writer: TableWriter): Promise<void> {
  const { writeTableFile } = await import('@turoos/pdf');
  await writeTableFile(sheet, await readPaperFonts(), writer);
}
