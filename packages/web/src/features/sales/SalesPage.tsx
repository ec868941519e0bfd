import { ArrowRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearch } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { AccessDenied } from '@/ui/AccessDenied';
import { LinkButton } from '@/ui/LinkButton';
import { Spinner } from '@/ui/Spinner';
import { useEarlyKeys } from './create/early-keys';
import { SalesList } from './list/SalesList';

const CreateSale = lazy(() => import('./create/CreateSale'));

/** The invoices list, or with ?new=1 the screen for a new invoice. */
export function SalesPage() {
  const { new: creating } = useSearch();
  const permit = usePermit('sales:create');
  if (String(creating) !== '1') return <SalesList />;
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
