import { ruleBroken, saleTexts, type SaleChanges } from '@turoos/contract';
import type { SaleRow } from './present-sale';

type Money = Pick<SaleRow, 'paid' | 'remaining' | 'paymentStatus'>;

/** How much is being paid, in cents: up to a new total, or all that is left. */
export function amountToSettle(
  sale: Money,
  { partialAmount, paymentStatus }: Pick<SaleChanges, 'partialAmount' | 'paymentStatus'>,
): number {
  if (paymentStatus === 'paid' && sale.paymentStatus !== 'cancelled') return sale.remaining;
  const amount = partialAmount === undefined ? 0 : partialAmount - sale.paid;
  if (amount < 0) throw ruleBroken(saleTexts.paidTooLittle);
  if (amount > sale.remaining) throw ruleBroken(saleTexts.paidTooMuch);
  const becomes = amount === 0 ? sale.paymentStatus : amount === sale.remaining ? 'paid' : 'partial';
  // 'partial' with the whole amount simply pays it; any other word than what it becomes is no payment
  if (paymentStatus && paymentStatus !== becomes && !(paymentStatus === 'partial' && amount > 0))
    throw ruleBroken(saleTexts.immutable);
  return amount;
}
