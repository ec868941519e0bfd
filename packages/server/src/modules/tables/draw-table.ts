import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { TableSheet, TableWriter } from '@turoos/pdf';

const require = createRequire(import.meta.url);
const font = (cut: string) =>
  readFile(require.resolve(`@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${cut}-normal.woff`));

/** Draws a PDF in the current thread. The drawing library is large, so it is loaded on demand. */
export async function drawTable(sheet: TableSheet, writer: TableWriter): Promise<void> {
  const { writeTableFile } = await import('@turoos/pdf');
  const fonts = {
    arabicRegular: await font('arabic-400'),
    arabicSemibold: await font('arabic-600'),
    latinMedium: await font('latin-500'),
    latinBold: await font('latin-700'),
  };
  await writeTableFile(sheet, fonts, writer);
}
