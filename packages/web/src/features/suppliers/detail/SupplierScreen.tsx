import { suppliersApi, type Supplier } from '@turoos/contract';
import { Truck } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { useRecordId } from '@/lib/navigation/hooks';
import { Attachments } from '@/shared/attachments/Attachments';
import { NotesCard } from '@/ui/NotesCard';
import { RecordPage } from '@/ui/RecordPage';
import { texts } from '../supplier-texts';
import { AccountTabs } from './AccountTabs';
import { SupplierAgeing } from './SupplierAgeing';
import { SupplierFacts } from './SupplierFacts';
import { SupplierHeader } from './SupplierHeader';

/** The page of one supplier: contact, account and purchases. */
export function SupplierScreen() {
  const id = useRecordId();
  const supplier = useData('suppliers', suppliersApi.get, { params: { id } });

  return (
    <RecordPage
      query={supplier}
      heading="بيانات المورد"
      failed={texts.detailFailed}
      gone={{
        title: texts.missing,
        icon: Truck,
        back: { to: '/suppliers', label: 'العودة إلى الموردين' },
      }}
      layout="single"
    >
      {(found) => <Details supplier={found} />}
    </RecordPage>
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
