import { isStale, type ExchangeRate } from '@turoos/contract';
import { formatDateTime, formatNumber } from '@/lib/format';
import { Badge } from '@/ui/Badge';
import { EmptyState } from '@/ui/EmptyState';
import { BadgeDollarSign } from 'lucide-react';

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
        <bdi className="ltr-text">$1 = {formatNumber(rate.usd_to_yer)}</bdi> ر.ي
      </p>
      <p className="text-muted">
        {formatDateTime(rate.recorded_at)}
        {rate.created_by && ` — ${rate.created_by.name}`}
      </p>
      {isStale(rate) && <Badge tone="warning">مضى على السعر أكثر من يوم</Badge>}
      {rate.note && <p className="basis-full text-muted">{rate.note}</p>}
    </div>
  );
}
