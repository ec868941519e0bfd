import type { Sale } from '@turoos/contract';
import { StatusBadge } from '@/ui/Badge';
import { saleBadges } from './sale-labels';

export const SaleBadges = ({ sale }: { sale: Pick<Sale, 'status' | 'refundAmount'> }) =>
  saleBadges(sale).map((status) => <StatusBadge key={status.label} status={status} />);
