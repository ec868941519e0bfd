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

export { decidedLater, saleName } from '@turoos/contract';

/** Returns the rate of an invoice's amounts; a held invoice has none yet and uses today's. */
export const rateOf = (sale: Pick<Sale, 'status' | 'usd_to_yer'>): RialsAt =>
  sale.status === 'pending' ? 'today' : sale.usd_to_yer;

/** Converts payments at the sale at its rate, and later payments at their own rates. */
export const paidRials = ({ tillPaid, laterRials, usd_to_yer }: PaidSale): RialsSum =>
  usd_to_yer === null
    ? { rials: laterRials.rials, unrated: laterRials.unrated + tillPaid }
    : { rials: laterRials.rials + toYer(tillPaid, usd_to_yer), unrated: laterRials.unrated };

/** Returns the badges shown beside the number. */
export const saleBadges = (sale: Pick<Sale, 'status' | 'refundAmount'>): readonly Status[] => [
  saleStatus[sale.status],
  ...(isPartlyRefunded(sale) ? [partlyRefunded] : []),
];
