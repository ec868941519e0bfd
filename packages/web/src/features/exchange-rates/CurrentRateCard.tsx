import { isStale, type ExchangeRate } from '@turoos/contract';
import { BadgeDollarSign } from 'lucide-react';
import { formatDateTime } from '@/lib/format/format';
import { Badge } from '@/ui/Badge';
import { legible, Num } from '@/ui/Code';
import { EmptyState } from '@/ui/EmptyState';

export function CurrentRateCard({ rate }: { rate: ExchangeRate | null }) {
  if (!rate)
    return (
      <EmptyState
        icon={BadgeDollarSign}
        title="لم يتم تعيين سعر صرف بعد"
        message="يرجى إضافة سعر الصرف اليومي أولاً"
      />
    );
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
      <p className="text-2xl font-semibold">
        الدولار = <Num value={rate.usd_to_yer} /> ر.ي
      </p>
      <p className="text-muted">
        {formatDateTime(rate.recorded_at)}
        {rate.created_by && legible(` — ${rate.created_by.name}`)}
      </p>
      {isStale(rate) && <Badge tone="warning">مضى على السعر أكثر من يوم</Badge>}
      {rate.note && <p className="basis-full text-muted">{legible(rate.note)}</p>}
    </div>
  );
}
