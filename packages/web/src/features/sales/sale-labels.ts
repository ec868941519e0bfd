import {
  isPartlyRefunded,
  partlyRefunded,
  saleStatus,
  restRials,
  tillRials,
  toYer,
  type RialsSum,
  type Sale,
  type Status,
} from '@turoos/contract';
import { sumRials, type RialsAt } from '@/lib/format/rials';

type TillSale = Pick<Sale, 'grandTotal' | 'tillPaid' | 'tenders' | 'change' | 'usd_to_yer'>;

export { decidedLater, saleName } from '@turoos/contract';

/** Returns the rate of an invoice's amounts; a held invoice has none yet and uses today's. */
export const rateOf = (sale: Pick<Sale, 'status' | 'usd_to_yer'>): RialsAt =>
  sale.status === 'pending' ? 'today' : sale.usd_to_yer;

/** Returns what was paid at the sale, at its rate or as it was handed over in rials. */
export const paidAtTill = (sale: TillSale): RialsSum =>
  sale.usd_to_yer === null
    ? { rials: 0, unrated: sale.tillPaid }
    : { rials: tillRials(sale, sale.usd_to_yer), unrated: 0 };

/** Adds later payments, at their own rates, to what was paid at the sale. */
export const paidRials = (sale: TillSale & Pick<Sale, 'laterRials'>): RialsSum =>
  sumRials([paidAtTill(sale), sale.laterRials]);

/** Returns the rate of the open rest: today's, unless it completes a part paid in rials at the same rate. */
export function restAt(sale: TillSale & Pick<Sale, 'remaining'>, today: number | null): RialsAt {
  if (today === null) return 'today';
  const rials = restRials(sale, today, sale.usd_to_yer);
  return rials === toYer(sale.remaining, today) ? 'today' : { rials, unrated: 0 };
}

/** Returns the open rest in rials on the day of the sale. */
export const restAtSale = (sale: TillSale & Pick<Sale, 'remaining'>): RialsAt =>
  sale.usd_to_yer === null ? null : { rials: restRials(sale, sale.usd_to_yer, sale.usd_to_yer), unrated: 0 };

/** Returns the badges shown beside the number. */
export const saleBadges = (sale: Pick<Sale, 'status' | 'refundAmount'>): readonly Status[] => [
  saleStatus[sale.status],
  ...(isPartlyRefunded(sale) ? [partlyRefunded] : []),
];
