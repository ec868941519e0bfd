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

/** Returns what stayed of the money handed over, in rials; null if some of it has no worth. */
function worthKept(
  { tenders = [], change }: Handed,
  worth: (money: MoneyAmount) => number | undefined,
): number | null {
  const back = change ? [change, ...(change.rest ? [change.rest] : [])] : [];
  const worths = [...tenders.map(worth), ...back.map((money) => negative(worth(money)))];
  if (tenders.length === 0 || worths.includes(undefined)) return null;
  return worths.reduce<number>((sum, rials) => sum + (rials ?? 0), 0);
}

const negative = (rials: number | undefined) => (rials === undefined ? undefined : -rials);
const ofRials = ({ currency, amount }: MoneyAmount) => (currency === quoted ? amount : undefined);

/** Returns the rials that stayed at the till; null if other currencies were handed over or back. */
export const rialsKept = (handed: Handed): number | null => worthKept(handed, ofRials);

/**
 * Returns what stayed in rials, with dollars at the rate of the document: cents would turn 5,000 rials and five dollars into
 * 13,106 rials instead of 13,100. Null where another currency has to be valued.
 */
export const keptInRials = (handed: Handed, rate: number): number | null =>
  worthKept(handed, (money) =>
    money.currency === base ? toYer(Math.round(money.amount * 100), rate) : ofRials(money),
  );

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
