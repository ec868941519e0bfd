import { useCurrentRate } from '@/lib/use-current-rate';
import { Badge } from '@/ui/Badge';
import { Num } from '@/ui/Code';

/** The day's rate beside the invoices' figures. */
export function RateTag() {
  const { data: rate, isPending } = useCurrentRate();
  if (isPending) return null;
  if (!rate) return <Badge tone="warning">سعر الصرف غير متوفر</Badge>;
  return (
    <Badge tone="info">
      سعر الصرف: <Num value={rate.usd_to_yer} className="mx-1" /> ر.ي
    </Badge>
  );
}
