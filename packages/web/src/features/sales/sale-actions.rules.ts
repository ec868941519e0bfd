import { saleStatus, saleTexts, type Sale, type SaleStatus, type Status } from '@turoos/contract';

type Stage = Pick<Sale, 'status' | 'remaining'>;

const leadsTo = (status: SaleStatus, next: SaleStatus): boolean =>
  (saleStatus[status] as Status).next?.includes(next) ?? false;

/** Why it can't be refunded, cancelled or settled now; undefined when it can. */
export const refundBlocked = ({ status }: Stage): string | undefined =>
  leadsTo(status, 'refunded') ? undefined : saleTexts.notCompleted(status);

export const cancelBlocked = ({ status }: Stage): string | undefined =>
  leadsTo(status, 'cancelled') ? undefined : saleTexts.notCompleted(status);

export const settleBlocked = ({ status, remaining }: Stage): string | undefined => {
  if (status !== 'completed') return saleTexts.notCompleted(status);
  return remaining === 0 ? 'لا يوجد مبلغ متبقٍ على الفاتورة' : undefined;
};
