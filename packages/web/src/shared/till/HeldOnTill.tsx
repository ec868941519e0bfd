import { lazy, Suspense } from 'react';
import { keptInvoices } from './kept-invoices';

const KeptInvoices = lazy(() => import('./KeptInvoices').then((m) => ({ default: m.KeptInvoices })));

type HeldOnTillProps = {
  /** Whether another invoice is open on the same screen. */
  hasBegun?: boolean;
};

/** The invoices that were held on this till without the server, if there are any. */
export function HeldOnTill({ hasBegun = false }: HeldOnTillProps) {
  const isAnyKept = keptInvoices.use().length > 0;
  return (
    isAnyKept && (
      <Suspense>
        <KeptInvoices hasBegun={hasBegun} />
      </Suspense>
    )
  );
}
