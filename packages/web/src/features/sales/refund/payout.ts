import { splitRefund, tenderMethods, type Sale, type TenderMethod } from '@turoos/contract';
import {
  emptyTender,
  exactAmount,
  tenderRequest,
  type Counting,
  type TenderRequest,
} from '@/shared/money/typed-tender';

type Paid = Pick<Sale, 'remaining' | 'paymentMethod'>;

/** Returns how the money goes back: as the sale was paid, unless a currency of cash is chosen. */
export function payoutMethod(
  { paymentMethod }: Pick<Sale, 'paymentMethod'>,
  payIn: string | null,
): TenderMethod {
  return payIn === null && paymentMethod in tenderMethods ? (paymentMethod as TenderMethod) : 'cash';
}

/** Returns what is paid for a value in cents: of cash in notes that exist. */
export const payoutAmount = (
  cents: number,
  { currency, method }: { currency: string; method: TenderMethod },
  counting: Counting,
): number => exactAmount(cents, { currency, method, others: [], changeIn: null }, counting);

/** Returns the money of a refund; the server itself pays back what was not paid in cash. */
export function payout(
  sale: Paid,
  amount: number,
  payIn: string | null,
  counting: Counting,
): Partial<Omit<TenderRequest, 'change'>> {
  const { cash } = splitRefund(amount, sale);
  const method = payoutMethod(sale, payIn);
  if (cash === 0 || method !== 'cash') return {};
  const currency = payIn ?? counting.usual;
  const notes = { ...emptyTender, currency, amount: payoutAmount(cash, { currency, method }, counting) };
  return tenderRequest([notes], null, counting);
}
