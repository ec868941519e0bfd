import { pdf } from '@react-pdf/renderer';
import { registerFonts, type FontFiles } from './fonts';
import { InvoicePdf } from './InvoicePdf';
import type { InvoiceSheet } from './invoice-sheet';

/** The invoice as a PDF file. */
export function invoiceFile(sheet: InvoiceSheet, fonts: FontFiles): Promise<Blob> {
  registerFonts(fonts);
  return pdf(<InvoicePdf sheet={sheet} />).toBlob();
}
