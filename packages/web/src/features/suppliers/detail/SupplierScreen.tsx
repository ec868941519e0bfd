import { suppliersApi, type Supplier } from '@turoos/contract';
import { Truck } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { useParams } from '@/lib/navigation/hooks';
import { Attachments } from '@/shared/attachments/Attachments';
import { NotesCard } from '@/ui/NotesCard';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RecordMissing } from '@/ui/RecordMissing';
import { Skeleton } from '@/ui/Skeleton';
import { texts } from '../supplier-texts';
import { AccountTabs } from './AccountTabs';
import { SupplierAgeing } from './SupplierAgeing';
import { SupplierFacts } from './SupplierFacts';
import { SupplierHeader } from './SupplierHeader';

/** Everything about one supplier: who it is, how the account stands, and what was bought. */
export function SupplierScreen() {
  const { id } = useParams() as { id: string };
  const supplier = useData('suppliers', suppliersApi.get, { params: { id } });

  return (
    <QueryBoundary
      query={supplier}
      waiting={<SupplierSkeleton />}
      failed={
        <RecordMissing
          query={supplier}
          heading="بيانات المورد"
          gone={texts.missing}
          failed={texts.detailFailed}
          icon={Truck}
          back={{ to: '/suppliers', label: 'العودة إلى الموردين' }}
        />
      }
    >
      {(found) => <Details supplier={found} />}
    </QueryBoundary>
  );
}

function Details({ supplier }: { supplier: Supplier }) {
  return (
    <>
      <SupplierHeader supplier={supplier} />
      <div className="mb-4 grid items-start gap-4 lg:grid-cols-2">
        <SupplierFacts supplier={supplier} />
        <div className="flex min-w-0 flex-col gap-4">
          <SupplierAgeing supplier={supplier} />
          <NotesCard notes={supplier.notes} />
        </div>
      </div>
      <AccountTabs supplier={supplier} />
      <Attachments entityType="suppliers" entityId={supplier._id} className="mt-4" />
    </>
  );
}

function SupplierSkeleton() {
  return (
    <div aria-busy="true">
      <h1 className="sr-only">بيانات المورد</h1>
      <Skeleton className="mb-6 h-8 w-72 max-w-full" />
      <Skeleton className="h-64 w-full rounded-lg" />
    </div>
  );
}
