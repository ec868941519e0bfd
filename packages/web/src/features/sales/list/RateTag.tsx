import { useCurrentRate } from '@/shared/shop/use-current-rate';
import { Badge } from '@/ui/Badge';
import { Num } from '@/ui/Code';
import { Skeleton } from '@/ui/Skeleton';

/** Today's rate, shown beside the invoices' figures. */
export function RateTag() {
  const { data: rate, isPending } = useCurrentRate();
  if (isPending) return <Skeleton className="h-5.5 w-32" />;
  if (!rate) return <Badge tone="warning">سعر الصرف غير متوفر</Badge>;
  return (
    <Badge tone="info">
      سعر الصرف: <Num value={rate.usd_to_yer} className="mx-1" /> ر.ي
    </Badge>
  );
}
