import {
  isPartlyRefunded,
  partlyRefunded,
  paymentMethods,
  paymentStatus,
  saleStatus,
  type Sale,
  type Status,
} from '@turoos/contract';

const named = <T>(table: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** How it was paid, as the list says it: the method, else the payment status. */
export const paymentLabel = (sale: { paymentMethod?: string; paymentStatus?: string }): string =>
  named<string>(paymentMethods, sale.paymentMethod ?? '') ??
  named<Status>(paymentStatus, sale.paymentStatus ?? '')?.label ??
  'غير معروف';

/** A held invoice has no number yet. */
export const saleName = ({ saleNumber }: Pick<Sale, 'saleNumber'>): string => saleNumber ?? 'فاتورة معلقة';

/** Its amounts are at its own rate; a held invoice has none yet, and follows the day's. */
export const rateOf = (sale: Pick<Sale, 'status' | 'usd_to_yer'>): number | null | undefined =>
  sale.status === 'pending' ? undefined : sale.usd_to_yer;

/** The badges beside the number. */
export const saleBadges = (sale: Pick<Sale, 'status' | 'refundAmount'>): readonly Status[] => [
  saleStatus[sale.status],
  ...(isPartlyRefunded(sale) ? [partlyRefunded] : []),
];
