import { splitRefund, type Sale } from '@turoos/contract';
import {
  emptyTender,
  exactAmount,
  tenderRequest,
  type Counting,
  type TenderRequest,
} from '@/shared/money/typed-tender';

/** Returns what the drawer pays for a value in cents, in notes that exist. */
export const payoutAmount = (cents: number, currency: string, counting: Counting): number =>
  exactAmount(cents, { currency, method: 'cash', others: [], changeIn: null }, counting);

/**
 * Returns the money of a refund. A sale that was paid by card or transfer is paid back the same way by the server, unless
 * a currency of cash is chosen.
 */
export function payout(
  sale: Pick<Sale, 'remaining' | 'paymentMethod'>,
  amount: number,
  payIn: string | null,
  counting: Counting,
): Partial<Omit<TenderRequest, 'change'>> {
  const { cash } = splitRefund(amount, sale);
  const isCash = sale.paymentMethod === 'cash' || sale.paymentMethod === 'credit';
  if (cash === 0 || (payIn === null && !isCash)) return {};
  const currency = payIn ?? counting.usual;
  const notes = { ...emptyTender, currency, amount: payoutAmount(cash, currency, counting) };
  return tenderRequest([notes], null, counting);
}
