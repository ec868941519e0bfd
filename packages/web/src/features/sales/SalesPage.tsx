import { ArrowRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearch } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { useAway } from '@/shared/till/use-away';
import { AccessDenied } from '@/ui/AccessDenied';
import { LinkButton } from '@/ui/LinkButton';
import { Spinner } from '@/ui/Spinner';
import { useEarlyKeys } from './create/early-keys';
import { SalesList } from './list/SalesList';

const CreateSale = lazy(() => import('./create/CreateSale'));
const TillSales = lazy(() => import('./till/TillSales').then((m) => ({ default: m.TillSales })));
const TillSaleDialog = lazy(() =>
  import('./till/TillSaleDialog').then((m) => ({ default: m.TillSaleDialog })),
);

/** The invoices list, or with ?new=1 the screen for a new invoice; ?till= shows a sale of this till over either. */
export function SalesPage() {
  const { till } = useSearch();
  return (
    <>
      <Sales />
      {typeof till === 'string' && (
        <Suspense>
          <TillSaleDialog key={till} id={till} />
        </Suspense>
      )}
    </>
  );
}

function Sales() {
  const { new: creating } = useSearch();
  const permit = usePermit('sales:create');
  const isAway = useAway() !== undefined;
  if (String(creating) !== '1')
    return isAway ? (
      <Suspense fallback={<Spinner className="mx-auto my-10 size-6" />}>
        <TillSales />
      </Suspense>
    ) : (
      <SalesList />
    );
  if (!permit.allowed)
    return (
      <AccessDenied
        message={permit.reason}
        action={
          <LinkButton to="/sales" icon={ArrowRight}>
            كل الفواتير
          </LinkButton>
        }
      />
    );
  return (
    <Suspense fallback={<Coming />}>
      <CreateSale />
    </Suspense>
  );
}

function Coming() {
  useEarlyKeys();
  return <Spinner className="mx-auto my-10 size-6" />;
}
