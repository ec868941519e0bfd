import { formatPercent } from '@/lib/format/format';
import { Badge } from '@/ui/Badge';

/** The share of a vehicle's cost that was recovered by sales; from 100% on it makes a profit. */
export const RecoveredShare = ({ cost, revenue }: { cost: number; revenue: number }) =>
  cost === 0 ? (
    <span className="text-faint">—</span>
  ) : (
    <Badge tone={revenue >= cost ? 'success' : 'warning'}>
      <bdi dir="ltr">{formatPercent((revenue / cost) * 100)}</bdi>
    </Badge>
  );
