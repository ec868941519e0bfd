import { offlineSalesApi, offlineSaleTexts, type OfflineSaleDetail } from '@turoos/contract';
import { FileX } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { useRecordId } from '@/lib/navigation/hooks';
import { RecordPage } from '@/ui/RecordPage';
import { DecisionsCard } from './DecisionsCard';
import { useAcceptDialog, useBookDialog, useCorrectStockDialog, useCountedDialog } from './decision-dialogs';
import { LinesCard } from './LinesCard';
import { OfflineSaleHeader } from './OfflineSaleHeader';
import { ReportedCard } from './ReportedCard';

/** A sale that a till made without the server: what does not fit, and what the manager can do about it. */
export function OfflineSaleScreen() {
  const id = useRecordId();
  const sale = useData('sales', offlineSalesApi.get, { params: { id } });
  return (
    <RecordPage
      query={sale}
      layout="halves"
      heading="بيع عند انقطاع الخادم"
      failed="فشل في جلب البيع"
      gone={{
        title: offlineSaleTexts.notFound,
        icon: FileX,
        back: { to: '/sales/offline', label: 'العودة إلى المبيعات' },
      }}
    >
      {(found) => <Reported sale={found} />}
    </RecordPage>
  );
}

function Reported({ sale }: { sale: OfflineSaleDetail }) {
  // not beside their buttons, which are gone once the decision is made, though its answer may be lost
  const accept = useAcceptDialog();
  const book = useBookDialog();
  const correct = useCorrectStockDialog();
  const counted = useCountedDialog();
  return (
    <>
      <OfflineSaleHeader sale={sale} onAccept={() => accept.show({ sale })} onBook={() => book.show(sale)} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <DecisionsCard
          sale={sale}
          onAccept={(kind) => accept.show({ sale, kind })}
          onCorrect={() => correct.show(sale)}
          onCounted={() => counted.show(sale)}
        />
        <ReportedCard sale={sale} />
        <div className="min-w-0 lg:col-span-2">
          <LinesCard sale={sale} />
        </div>
      </div>
      {accept.dialog}
      {book.dialog}
      {correct.dialog}
      {counted.dialog}
    </>
  );
}
