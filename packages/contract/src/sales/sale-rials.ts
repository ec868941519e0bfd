import { fromYer, toYer } from '../kernel/money';
import type { MoneyAmount } from '../cash/tender.schema';
import { base, quoted } from '../currencies/currencies.rules';
import type { Sale } from './sales.schema';

interface Handed {
  tenders?: readonly MoneyAmount[] | undefined;
  change?: Sale['change'];
}

/** The money of a sale, saved or about to be. */
type Till = Pick<Sale, 'grandTotal' | 'tillPaid'> & Handed;

/** Returns the rials that stayed at the till; null if other currencies were handed over or back. */
export function rialsKept({ tenders = [], change }: Handed): number | null {
  const back = change ? [change, ...(change.rest ? [change.rest] : [])] : [];
  if (tenders.length === 0 || [...tenders, ...back].some(({ currency }) => currency !== quoted)) return null;
  const sum = (amounts: readonly { amount: number }[]) =>
    amounts.reduce((total, { amount }) => total + amount, 0);
  return sum(tenders) - sum(back);
}

/**
 * Returns what stayed of money handed over in rials, with dollars at the rate of the document: cents would turn 5,000 rials
 * and five dollars into 13,106 rials instead of 13,100. Null where another currency has to be valued.
 */
export function keptInRials({ tenders = [], change }: Handed, rate: number): number | null {
  const back = change ? [change, ...(change.rest ? [change.rest] : [])] : [];
  if ([...tenders, ...back].some(({ currency }) => currency !== quoted && currency !== base)) return null;
  const worth = ({ currency, amount }: MoneyAmount) =>
    currency === base ? toYer(Math.round(amount * 100), rate) : amount;
  const sum = (amounts: readonly MoneyAmount[]) => amounts.reduce((total, one) => total + worth(one), 0);
  return tenders.length === 0 ? null : sum(tenders) - sum(back);
}

/** Whether a part of the invoice was paid, in rials alone: cents would turn 5,000 rials into 5,006. */
const isPartInRials = (sale: Till, rate: number): boolean => {
  const kept = rialsKept(sale);
  return kept !== null && sale.tillPaid < sale.grandTotal && fromYer(kept, rate) === sale.tillPaid;
};

/** Returns what was paid at the sale in rials: as they were handed over where they were only a part. */
export const tillRials = (sale: Till, rate: number): number =>
  isPartInRials(sale, rate) ? (rialsKept(sale) ?? 0) : toYer(sale.tillPaid, rate);

/** Returns the open rest in rials, so that it and the part paid in rials at the same rate add up to the total. */
export const restRials = (sale: Till & Pick<Sale, 'remaining'>, rate: number, own: number | null): number =>
  rate === own && sale.remaining === sale.grandTotal - sale.tillPaid && isPartInRials(sale, rate)
    ? toYer(sale.grandTotal, rate) - tillRials(sale, rate)
    : toYer(sale.remaining, rate);
