import { saleStatus, type Sale } from '@turoos/contract';
import { StatusMark } from '@/ui/Badge';
import { saleBadges } from './sale-labels';

type SaleBadgesProps = {
  sale: Pick<Sale, 'status' | 'refundAmount'>;
  /** In a dense list a completed invoice has no badge, because most are. */
  dense?: boolean;
};

export const SaleBadges = ({ sale, dense = false }: SaleBadgesProps) =>
  saleBadges(sale)
    .filter((status) => !dense || status !== saleStatus.completed)
    .map((status) => (
      <StatusMark key={status.label} status={status} normal={status === saleStatus.completed} />
    ));
