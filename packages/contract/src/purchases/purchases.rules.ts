import { roundQuantity } from '../kernel/round-quantity';
import { purchasePaymentMethods, type PurchasePaymentMethod } from '../suppliers/suppliers.status';
import { purchaseLineTotal } from './purchase-costs';
import type { Purchase } from './purchases.schema';
import { purchaseTexts } from './purchases.texts';
import { hasArrived, isAwaited, isPartlyReturned, type PurchaseStatus } from './purchases.status';

type Standing = { status: PurchaseStatus };

/** Returns why an action on a purchase is not possible now; undefined when it is. */
export const editPurchaseBlocked = ({ status }: Standing): string | undefined =>
  hasArrived(status) || isAwaited(status) ? undefined : purchaseTexts.notOpen(status);

export const receivePurchaseBlocked = ({ status }: Standing): string | undefined =>
  isAwaited(status) ? undefined : purchaseTexts.notOpen(status);

/** The rest of an order can be given up once a part of it has arrived; before, the order is cancelled. */
export function closePurchaseBlocked({ status }: Standing): string | undefined {
  if (status === 'pending') return purchaseTexts.nothingArrived;
  return status === 'partly_received' ? undefined : purchaseTexts.notOpen(status);
}

type Bought = Standing & { forTeardown: boolean };

export function returnPurchaseBlocked({ status, forTeardown }: Bought): string | undefined {
  if (status === 'returned') return purchaseTexts.alreadyReturned;
  if (status === 'cancelled') return purchaseTexts.alreadyCancelled;
  if (forTeardown) return purchaseTexts.ofTeardown;
  return status === 'pending' ? purchaseTexts.notReceived : undefined;
}

export const cancelPurchaseBlocked = (
  purchase: Pick<Purchase, 'status' | 'returnedAmount' | 'hasReturns' | 'forTeardown'>,
): string | undefined =>
  isPartlyReturned(purchase)
    ? purchaseTexts.partlyReturned
    : (editPurchaseBlocked(purchase) ?? (purchase.forTeardown ? purchaseTexts.ofTeardown : undefined));

/** Only purchases that are pending, cancelled, or a total without goods and payments can be deleted. */
export function deletePurchaseBlocked(
  purchase: Pick<
    Purchase,
    'status' | 'itemCount' | 'paidAmount' | 'returnedAmount' | 'hasReturns' | 'forTeardown'
  >,
): string | undefined {
  const { status, itemCount, paidAmount, forTeardown } = purchase;
  if (status === 'pending' || status === 'cancelled') return undefined;
  if (forTeardown) return purchaseTexts.ofTeardown;
  if (status === 'returned') return purchaseTexts.keptWhenReturned;
  if (isPartlyReturned(purchase)) return purchaseTexts.keptWhenPartlyReturned;
  return status === 'completed' && itemCount === 0 && paidAmount === 0 ? undefined : purchaseTexts.hasStock;
}

/** Payments and their reversal require goods that were received and are not cancelled. */
export function purchaseMoneyBlocked({ status }: Standing): string | undefined {
  if (status === 'pending') return purchaseTexts.paidOnPending;
  return status === 'cancelled' ? purchaseTexts.notOpen(status) : undefined;
}

export const payPurchaseBlocked = (
  purchase: Pick<Purchase, 'status' | 'remainingAmount'>,
): string | undefined =>
  purchaseMoneyBlocked(purchase) ?? (purchase.remainingAmount === 0 ? purchaseTexts.nothingLeft : undefined);

/** Rejects payments for goods that are not received yet, and payments above the total. */
export function paidAmountProblem(
  { status, total }: Standing & { total: number },
  paid: number,
): string | undefined {
  if (status === 'pending' && paid > 0) return purchaseTexts.paidOnPending;
  return paid > total ? purchaseTexts.paidTooMuch : undefined;
}

/** A line of which some goods are being returned. */
interface ReturningLine {
  unitCost: number;
  /** The quantity returned before. */
  returned: number;
  returning: number;
}

/**
 * Returns the value of the returned goods; returned in any portions, they add up to exactly the line's total.
 */
const returnedGoods = ({ unitCost, returned, returning }: ReturningLine): number =>
  purchaseLineTotal({ unitCost, quantity: roundQuantity(returned + returning) }) -
  purchaseLineTotal({ unitCost, quantity: returned });

/**
 * Returns the value of a return in cents: the goods of the named lines, or without lines everything left
 * including freight and customs.
 */
export const valueOfReturn = (
  { receivedAmount, returnedAmount }: Pick<Purchase, 'receivedAmount' | 'returnedAmount'>,
  lines: readonly ReturningLine[] | undefined,
): number =>
  lines ? lines.reduce((sum, line) => sum + returnedGoods(line), 0) : receivedAmount - returnedAmount;

/**
 * Splits a return: it first lowers the debt of the purchase, and the rest stays as credit with the supplier.
 */
export function splitReturn(value: number, remaining: number): { debt: number; credit: number } {
  const debt = Math.min(value, remaining);
  return { debt, credit: value - debt };
}

/** The method of payment in words: of goods that have come and are not paid, the chosen method would not be true. */
export const paidBy = ({
  status,
  paymentMethod,
  paidAmount,
}: Standing & { paymentMethod: PurchasePaymentMethod; paidAmount: number }): string =>
  purchasePaymentMethods[hasArrived(status) && paidAmount === 0 ? 'credit' : paymentMethod];
