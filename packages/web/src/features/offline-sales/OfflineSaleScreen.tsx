import { offlineSalesApi, offlineSaleTexts, type OfflineSaleDetail } from '@turoos/contract';
import { FileX } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { useRecordId } from '@/lib/navigation/hooks';
import { RecordPage } from '@/ui/RecordPage';
import { DecisionsCard } from './DecisionsCard';
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

const Reported = ({ sale }: { sale: OfflineSaleDetail }) => (
  <>
    <OfflineSaleHeader sale={sale} />
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <DecisionsCard sale={sale} />
      <ReportedCard sale={sale} />
      <div className="min-w-0 lg:col-span-2">
        <LinesCard sale={sale} />
      </div>
    </div>
  </>
);
