import type { Sale } from '@turoos/contract';
import { invoiceSheet } from '@turoos/pdf/invoice-content';
import { useEffect, useEffectEvent } from 'react';
import { useLogo } from '@/shared/shop/use-logo';
import { usePaper } from '@/shared/shop/use-paper';
import { useShop } from '@/shared/shop/use-shop';
import { useRate } from '@/ui/rate-context';
import { useSaleCustomer } from '../use-sale-customer';
import { useRateForPaper } from './invoice-rate';
import { PrintedInvoice } from './PrintedInvoice';

/**
 * Prints an invoice on the paper of this device, without showing it. Some browsers print after `print` has returned, so
 * the printed copy stays until it is unmounted.
 */
export function PrintJob({ sale }: { sale: Sale }) {
  const [paper] = usePaper();
  const store = useShop();
  const logo = useLogo();
  const rate = useRateForPaper(sale);
  const today = useRate();
  const phone = useSaleCustomer(sale)?.phone ?? '';
  const isReady = rate !== undefined && logo !== undefined;
  const print = useEffectEvent(() => window.print());
  useEffect(() => {
    if (!isReady) return;
    let isWanted = true;
    const printWhenDrawn = async () => {
      await document.fonts.ready;
      await Promise.all(
        [...document.querySelectorAll<HTMLImageElement>('.invoice-print img')].map((image) =>
          image.decode().catch(() => undefined),
        ),
      );
      if (isWanted) print();
    };
    void printWhenDrawn();
    return () => {
      isWanted = false;
    };
  }, [isReady]);
  if (!isReady) return null;
  return <PrintedInvoice sheet={invoiceSheet(sale, { ...rate, today }, store, phone, logo)} paper={paper} />;
}
