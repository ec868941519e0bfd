import type { Sale } from '@turoos/contract';
import { invoiceSheet } from '@turoos/pdf/invoice-content';
import { useEffect } from 'react';
import { printOnce } from '@/lib/print/print-copy';
import { useLogo } from '@/shared/shop/use-logo';
import { usePaper } from '@/shared/shop/use-paper';
import { useShop } from '@/shared/shop/use-shop';
import { useRate } from '@/ui/rate-context';
import { useSaleCustomer } from '../use-sale-customer';
import { useRateForPaper } from './invoice-rate';
import { PrintedInvoice } from './PrintedInvoice';

/** Prints an invoice on the paper of this device, without showing it. */
export function PrintJob({ sale }: { sale: Sale }) {
  const [paper] = usePaper();
  const store = useShop();
  const logo = useLogo();
  const rate = useRateForPaper(sale);
  const today = useRate();
  const phone = useSaleCustomer(sale)?.phone ?? '';
  const isReady = rate !== undefined && logo !== undefined;
  useEffect(() => (isReady ? printOnce(whenDrawn()) : undefined), [isReady]);
  if (!isReady) return null;
  return <PrintedInvoice sheet={invoiceSheet(sale, { ...rate, today }, store, phone, logo)} paper={paper} />;
}

async function whenDrawn(): Promise<void> {
  await document.fonts.ready;
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.invoice-print img')];
  await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
}
