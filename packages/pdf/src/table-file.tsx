import { pdf } from '@react-pdf/renderer';
import { registerFonts, type FontFiles } from './fonts';
import { TablePdf } from './TablePdf';
import type { TableSheet } from './table-sheet';

/** The table as a PDF file. */
export function tableFile(sheet: TableSheet, fonts: FontFiles): Promise<Blob> {
  registerFonts(fonts);
  return pdf(<TablePdf sheet={sheet} />).toBlob();
}
