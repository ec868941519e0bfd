import { ReceiptText } from 'lucide-react';
import { HeldOnTill } from '@/shared/till/HeldOnTill';
import { TillSaleRow } from '@/shared/till/TillSaleRow';
import { useOutbox } from '@/shared/till/use-outbox';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { NewSaleLink } from '../list/SalesHeader';

/** The sales on this till, in place of the list of all sales, which only the server knows. */
export function TillSales() {
  const entries = useOutbox();
  return (
    <div className="flex flex-col gap-3">
      <PageHeader title="المبيعات" actions={<NewSaleLink />} />
      <HeldOnTill />
      <Card className="flex flex-col gap-2 p-4">
        <p className="text-sm text-pretty text-muted">
          ما بيع على هذا الجهاز دون الخادم. بقية الفواتير تُعرض عند عودة الخادم. إن أخطأت في فاتورة منها فلا
          تكتبها مرة أخرى: تُلغى أو تُسترجع بعد وصولها إلى الخادم.
        </p>
        {!entries && <Skeleton className="h-24" />}
        {entries?.length === 0 && (
          <EmptyState icon={ReceiptText} title="لم يُبع شيء على هذا الجهاز دون الخادم." />
        )}
        <ul aria-label="مبيعات هذا الجهاز" className="flex flex-col divide-y divide-line">
          {entries?.toReversed().map((entry) => (
            <TillSaleRow key={entry.id} entry={entry} />
          ))}
        </ul>
      </Card>
    </div>
  );
}
