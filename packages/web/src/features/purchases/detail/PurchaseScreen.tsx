import { purchasesApi, type PurchaseDetail } from '@turoos/contract';
import { ReceiptText } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { useRecordId } from '@/lib/navigation/hooks';
import { Attachments } from '@/shared/attachments/Attachments';
import { NotesCard } from '@/ui/NotesCard';
import { RecordPage } from '@/ui/RecordPage';
import { texts } from '../purchase-texts';
import { PurchaseCard } from './PurchaseCard';
import { LinesCard } from './LinesCard';
import { PaymentsCard } from './PaymentsCard';
import { PurchaseHeader } from './PurchaseHeader';
import { ReceiptsCard } from './ReceiptsCard';
import { ReturnsCard } from './ReturnsCard';
import { SummaryCard } from './SummaryCard';

/** The page of one purchase: supplier, lines, payments and returns. */
export function PurchaseScreen() {
  const id = useRecordId();
  const purchase = useData('purchases', purchasesApi.get, { params: { id } });

  return (
    <RecordPage
      query={purchase}
      heading="فاتورة شراء"
      failed={texts.detailFailed}
      gone={{
        title: texts.missing,
        icon: ReceiptText,
        back: { to: '/purchases', label: 'العودة إلى المشتريات' },
      }}
      layout="sidebar"
    >
      {(found) => <Purchase purchase={found} />}
    </RecordPage>
  );
}

const Purchase = ({ purchase }: { purchase: PurchaseDetail }) => (
  <>
    <PurchaseHeader purchase={purchase} />
    <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
      <div className="flex min-w-0 flex-col gap-4">
        <LinesCard purchase={purchase} />
        {purchase.receipts.length > 0 && <ReceiptsCard purchase={purchase} />}
        {purchase.status !== 'pending' && <PaymentsCard purchase={purchase} />}
        {purchase.returns.length > 0 && <ReturnsCard purchase={purchase} />}
        <Attachments entityType="purchases" entityId={purchase._id} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <SummaryCard purchase={purchase} />
        <PurchaseCard purchase={purchase} />
        {purchase.notes && <NotesCard notes={purchase.notes} />}
      </div>
    </div>
  </>
);
