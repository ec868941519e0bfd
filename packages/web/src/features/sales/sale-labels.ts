import { isPartlyRefunded, partlyRefunded, saleStatus, type Sale, type Status } from '@turoos/contract';

/** A held invoice has no number yet. */
export const saleName = ({ saleNumber }: Pick<Sale, 'saleNumber'>): string => saleNumber ?? 'فاتورة معلقة';

/** Said in place of what is decided with the completion of a held invoice. */
export const decidedLater = 'تُحدد عند إكمال الفاتورة';

/** Its amounts are at its own rate; a held invoice has none yet, and follows the day's. */
export const rateOf = (sale: Pick<Sale, 'status' | 'usd_to_yer'>): number | null | undefined =>
  sale.status === 'pending' ? undefined : sale.usd_to_yer;

/** The badges beside the number. */
export const saleBadges = (sale: Pick<Sale, 'status' | 'refundAmount'>): readonly Status[] => [
  saleStatus[sale.status],
  ...(isPartlyRefunded(sale) ? [partlyRefunded] : []),
];
