import { currenciesApi, type VoucherDetail } from '@turoos/contract';
import { voucherFile } from '@turoos/pdf';
import { voucherSheet } from '@turoos/pdf/voucher-sheet';
import { call } from '@/lib/http/api';
import { readPdfFonts } from '@/shared/shop/pdf-fonts';
import { readLogo } from '@/shared/shop/use-logo';
import { readStore } from '@/shared/shop/use-shop';

/** Draws a voucher as a PDF; import it when it is needed, because drawing is heavy. */
export async function voucherPdf(voucher: VoucherDetail): Promise<File> {
  const [currencies, store, logo, fonts] = await Promise.all([
    call(currenciesApi.list, {}),
    readStore(),
    readLogo(),
    readPdfFonts(),
  ]);
  const blob = await voucherFile(voucherSheet(voucher, currencies, store), logo, fonts);
  return new File([blob], `${voucher.number}.pdf`, { type: 'application/pdf' });
}
