import type { Sale } from '@turoos/contract';
import { invoiceFile } from '@turoos/pdf';
import { readPdfFonts } from '@/shared/shop/pdf-fonts';
import type { Store } from '@/shared/shop/use-shop';
import { invoiceSheet, type InvoiceRate } from '@turoos/pdf/invoice-content';

/**
 * Draws the invoice as a PDF. Import it only through `makePdf`, which loads this heavy module on first use.
 */
export const drawInvoice = async (
  sale: Sale,
  rate: InvoiceRate,
  store: Store,
  customerPhone: string,
  logo: string | null,
): Promise<Blob> => invoiceFile(invoiceSheet(sale, rate, store, customerPhone, logo), await readPdfFonts());
