import { isProvisional, type Sale } from '@turoos/contract';
import { lazy, Suspense, useState } from 'react';
import { usePrinting } from '@/shared/printing/use-printing';

const PrintJob = lazy(() => import('./PrintJob').then((module) => ({ default: module.PrintJob })));

/**
 * Prints invoices from where they are not shown, on the shop's receipt printer or by the browser; `job` must be
 * rendered.
 */
export function usePrintSale() {
  const [job, setJob] = useState<{ sale: Sale; number: number } | null>(null);
  const { hasPrinter, print, notice } = usePrinting('receipt');
  const byBrowser = (sale: Sale): void => setJob((former) => ({ sale, number: (former?.number ?? 0) + 1 }));
  return {
    hasPrinter,
    print: (sale: Sale): void =>
      // the printers are the server's, which does not know it yet
      hasPrinter && !isProvisional(sale) ? print({ sale: sale._id }, () => byBrowser(sale)) : byBrowser(sale),
    job: (
      <>
        {notice}
        {job && (
          <Suspense>
            <PrintJob key={job.number} sale={job.sale} />
          </Suspense>
        )}
      </>
    ),
  };
}
