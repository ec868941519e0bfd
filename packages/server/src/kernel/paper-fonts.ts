import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FontFiles } from '@turoos/pdf';

const require = createRequire(import.meta.url);
const font = (cut: string) =>
  readFile(require.resolve(`@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${cut}-normal.woff`));

/** Reads the fonts of PDFs and receipts. */
export const readPaperFonts = async (): Promise<FontFiles> => ({
  arabicRegular: await font('arabic-400'),
  arabicSemibold: await font('arabic-600'),
  latinMedium: await font('latin-500'),
  latinBold: await font('latin-700'),
});
