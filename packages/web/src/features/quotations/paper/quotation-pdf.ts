import type { Quotation } from '@turoos/contract';
import { quotationFile } from '@turoos/pdf';
import { quotationSheet } from '@turoos/pdf/quotation-content';
import { readPdfFonts } from '@/shared/shop/pdf-fonts';
import { readLogo } from '@/shared/shop/use-logo';
import { readStore } from '@/shared/shop/use-shop';

/** Draws the quotation as a PDF. Load this heavy module on first use. */
export async function quotationPdf(quotation: Quotation): Promise<File> {
  const sheet = quotationSheet(quotation, await readStore(), await readLogo());
  const blob = await quotationFile(sheet, await readPdfFonts());
  return new File([blob], `${quotation.number}.pdf`, { type: 'application/pdf' });
}
