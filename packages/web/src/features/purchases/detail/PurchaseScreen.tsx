import { purchasesApi, type PurchaseDetail } from '@turoos/contract';
import { ReceiptText } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { useParams } from '@/lib/navigation/hooks';
import { Attachments } from '@/shared/attachments/Attachments';
import { NotesCard } from '@/ui/NotesCard';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RecordMissing } from '@/ui/RecordMissing';
import { Skeleton } from '@/ui/Skeleton';
import { texts } from '../purchase-texts';
import { PurchaseCard } from './PurchaseCard';
import { LinesCard } from './LinesCard';
import { PaymentsCard } from './PaymentsCard';
import { PurchaseHeader } from './PurchaseHeader';
import { ReturnsCard } from './ReturnsCard';
import { SummaryCard } from './SummaryCard';

/** Everything about one purchase: whose, what came with it, how it was paid and what went back. */
export function PurchaseScreen() {
  const { id } = useParams() as { id: string };
  const purchase = useData('purchases', purchasesApi.get, { params: { id } });

  return (
    <QueryBoundary
      query={purchase}
      waiting={<PurchaseSkeleton />}
      failed={
        <RecordMissing
          query={purchase}
          heading="فاتورة شراء"
          gone={texts.missing}
          failed={texts.detailFailed}
          icon={ReceiptText}
          back={{ to: '/purchases', label: 'العودة إلى المشتريات' }}
        />
      }
    >
      {(found) => <Purchase purchase={found} />}
    </QueryBoundary>
  );
}

const Purchase = ({ purchase }: { purchase: PurchaseDetail }) => (
  <>
    <PurchaseHeader purchase={purchase} />
    <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
      <div className="flex min-w-0 flex-col gap-4">
        <LinesCard purchase={purchase} />
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

const PurchaseSkeleton = () => (
  <div aria-busy="true">
    <h1 className="sr-only">فاتورة شراء</h1>
    <Skeleton className="mb-2 h-8 w-72 max-w-full" />
    <Skeleton className="mb-6 h-5 w-40" />
    <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
      <Skeleton className="h-72 w-full rounded-lg" />
      <Skeleton className="h-72 w-full rounded-lg" />
    </div>
  </div>
);
