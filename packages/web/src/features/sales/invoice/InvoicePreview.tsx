import type { Sale } from '@turoos/contract';
import { useEffect } from 'react';
import { usePhone } from '@/lib/platform/use-media';
import { useLogo } from '@/shared/shop/use-logo';
import { PaperChoice } from '@/shared/shop/PaperChoice';
import { usePaper } from '@/shared/shop/use-paper';
import { useShop } from '@/shared/shop/use-shop';
import { useRate } from '@/ui/rate-context';
import { Skeleton } from '@/ui/Skeleton';
import { useRateForPaper } from './invoice-rate';
import { invoiceSheet } from '@turoos/pdf/invoice-content';
import { InvoicePaper } from './InvoicePaper';
import { PrintedInvoice } from './PrintedInvoice';

type InvoicePreviewProps = {
  sale: Sale;
  customerPhone: string;
  /** Opens the print dialog as soon as the invoice is rendered. */
  printing: boolean;
};

/** The invoice as it will be printed on the chosen paper. */
export function InvoicePreview({ sale, customerPhone, printing }: InvoicePreviewProps) {
  const [paper] = usePaper();
  // an A4 sheet is too wide to read on a phone
  const shown = usePhone() ? 'roll' : paper;
  const store = useShop();
  const logo = useLogo();
  const rate = useRateForPaper(sale);
  const today = useRate();
  usePrintLater(printing && rate !== undefined && logo !== undefined);
  if (!rate) return <Skeleton className="h-64 w-full" />;
  const sheet = invoiceSheet(sale, { ...rate, today }, store, customerPhone, logo);
  return (
    <>
      <PaperChoice />
      <div className="overflow-x-auto rounded-md bg-sunken p-2 sm:p-4">
        <div className="mx-auto w-fit shadow-popup">
          <InvoicePaper sheet={sheet} paper={shown} />
        </div>
      </div>
      <PrintedInvoice sheet={sheet} paper={paper} />
    </>
  );
}

/** Milliseconds for the page to render before the print dialog covers it. */
const PRINT_DELAY = 500;

/** Opens the print dialog once, shortly after the printed content is ready. */
function usePrintLater(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => window.print(), PRINT_DELAY);
    return () => clearTimeout(timer);
  }, [ready]);
}
