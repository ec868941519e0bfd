import { roundQuantity } from '../kernel/round-quantity';
import { purchaseLineTotal } from './purchase-costs';
import { purchaseTexts, type Purchase } from './purchases.schema';
import { isPartlyReturned, type PurchaseStatus } from './purchases.status';

type Standing = { status: PurchaseStatus };

/** Why something can't be done to a purchase now; undefined when it can. */
export const editPurchaseBlocked = ({ status }: Standing): string | undefined =>
  status === 'completed' || status === 'pending' ? undefined : purchaseTexts.notOpen(status);

export const receivePurchaseBlocked = ({ status }: Standing): string | undefined =>
  status === 'pending' ? undefined : purchaseTexts.notOpen(status);

export function returnPurchaseBlocked({ status }: Standing): string | undefined {
  if (status === 'returned') return purchaseTexts.alreadyReturned;
  if (status === 'cancelled') return purchaseTexts.alreadyCancelled;
  return status === 'pending' ? purchaseTexts.notReceived : undefined;
}

export const cancelPurchaseBlocked = (
  purchase: Pick<Purchase, 'status' | 'returnedAmount'>,
): string | undefined =>
  isPartlyReturned(purchase) ? purchaseTexts.partlyReturned : editPurchaseBlocked(purchase);

/** What was only ordered, or cancelled, or is a total without goods and payments, may be deleted. */
export const deletePurchaseBlocked = ({
  status,
  itemCount,
  paidAmount,
}: Pick<Purchase, 'status' | 'itemCount' | 'paidAmount'>): string | undefined =>
  status === 'pending' ||
  status === 'cancelled' ||
  (status === 'completed' && itemCount === 0 && paidAmount === 0)
    ? undefined
    : purchaseTexts.hasStock;

/** Money is paid and taken back only for goods that were received and still count. */
export function purchaseMoneyBlocked({ status }: Standing): string | undefined {
  if (status === 'pending') return purchaseTexts.paidOnPending;
  return status === 'cancelled' ? purchaseTexts.notOpen(status) : undefined;
}

export const payPurchaseBlocked = (
  purchase: Pick<Purchase, 'status' | 'remainingAmount'>,
): string | undefined =>
  purchaseMoneyBlocked(purchase) ?? (purchase.remainingAmount === 0 ? purchaseTexts.nothingLeft : undefined);

/** Nobody pays for goods that are only ordered, and nobody more than the purchase asks. */
export function paidAmountProblem(
  { status, total }: Standing & { total: number },
  paid: number,
): string | undefined {
  if (status === 'pending' && paid > 0) return purchaseTexts.paidOnPending;
  return paid > total ? purchaseTexts.paidTooMuch : undefined;
}

/** A line of which some goods go back now. */
interface ReturningLine {
  unitCost: number;
  /** How much of it went back before. */
  returned: number;
  returning: number;
}

/** What the purchase asked for these goods: returned piece by piece to the end, exactly the line's total. */
const returnedGoods = ({ unitCost, returned, returning }: ReturningLine): number =>
  purchaseLineTotal({ unitCost, quantity: roundQuantity(returned + returning) }) -
  purchaseLineTotal({ unitCost, quantity: returned });

/** Cents a return is worth: the named lines' goods; without lines, all that is left with freight and customs. */
export const valueOfReturn = (
  { totalAmount, returnedAmount }: Pick<Purchase, 'totalAmount' | 'returnedAmount'>,
  lines: readonly ReturningLine[] | undefined,
): number =>
  lines ? lines.reduce((sum, line) => sum + returnedGoods(line), 0) : totalAmount - returnedAmount;

/** A return first lowers what the shop still owes for the purchase; the rest stays as credit with the supplier. */
export function splitReturn(value: number, remaining: number): { debt: number; credit: number } {
  const debt = Math.min(value, remaining);
  return { debt, credit: value - debt };
}
