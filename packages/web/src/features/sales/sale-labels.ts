import {
  isPartlyRefunded,
  partlyRefunded,
  saleStatus,
  toYer,
  type RialsSum,
  type Sale,
  type Status,
} from '@turoos/contract';
import type { RialsAt } from '@/lib/format/rials';

type PaidSale = Pick<Sale, 'tillPaid' | 'laterRials' | 'usd_to_yer'>;

/** A held invoice has no number yet. */
export const saleName = ({ saleNumber }: Pick<Sale, 'saleNumber'>): string => saleNumber ?? 'فاتورة معلقة';

/** Said in place of what is decided with the completion of a held invoice. */
export const decidedLater = 'تُحدد عند إكمال الفاتورة';

/** Its amounts are at its own rate; a held invoice has none yet, and follows the day's. */
export const rateOf = (sale: Pick<Sale, 'status' | 'usd_to_yer'>): RialsAt =>
  sale.status === 'pending' ? 'today' : sale.usd_to_yer;

/** What was paid at the sale is at its rate, what was paid after it at the rates of those payments. */
export const paidRials = ({ tillPaid, laterRials, usd_to_yer }: PaidSale): RialsSum =>
  usd_to_yer === null
    ? { rials: laterRials.rials, unrated: laterRials.unrated + tillPaid }
    : { rials: laterRials.rials + toYer(tillPaid, usd_to_yer), unrated: laterRials.unrated };

/** The badges beside the number. */
export const saleBadges = (sale: Pick<Sale, 'status' | 'refundAmount'>): readonly Status[] => [
  saleStatus[sale.status],
  ...(isPartlyRefunded(sale) ? [partlyRefunded] : []),
];
