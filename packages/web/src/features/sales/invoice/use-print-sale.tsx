import type { Sale } from '@turoos/contract';
import { lazy, Suspense, useState } from 'react';

const PrintJob = lazy(() => import('./PrintJob').then((module) => ({ default: module.PrintJob })));

/** Prints invoices from where they are not shown; `job` must be rendered. */
export function usePrintSale() {
  const [job, setJob] = useState<{ sale: Sale; number: number } | null>(null);
  return {
    print: (sale: Sale): void => setJob((former) => ({ sale, number: (former?.number ?? 0) + 1 })),
    job: job && (
      <Suspense>
        <PrintJob key={job.number} sale={job.sale} />
      </Suspense>
    ),
  };
}
