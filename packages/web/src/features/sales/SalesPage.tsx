import { lazy, Suspense } from 'react';
import { useSearch } from '@/lib/navigation/hooks';
import { Spinner } from '@/ui/Spinner';
import { SalesList } from './list/SalesList';

const CreateSale = lazy(() => import('./create/CreateSale'));

/** The invoices, or with ?new=1 the making of one. */
export function SalesPage() {
  const { new: creating } = useSearch() as { new?: unknown };
  return String(creating) === '1' ? (
    <Suspense fallback={<Spinner className="mx-auto my-10 size-6" />}>
      <CreateSale />
    </Suspense>
  ) : (
    <SalesList />
  );
}
