import { formatPercent } from '@/lib/format/format';
import { Badge } from '@/ui/Badge';

/** How much of what a vehicle cost has come back; from the whole of it on it earns. */
export const RecoveredShare = ({ cost, revenue }: { cost: number; revenue: number }) =>
  cost === 0 ? (
    <span className="text-faint">—</span>
  ) : (
    <Badge tone={revenue >= cost ? 'success' : 'warning'}>
      <bdi dir="ltr">{formatPercent((revenue / cost) * 100)}</bdi>
    </Badge>
  );
