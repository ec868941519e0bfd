import { can, type Subject } from '../access/can';
import { owedBy } from '../customers/customers.status';
import { exact } from '../kernel/exact';
import { saleTexts, type Sale } from './sales.schema';
import type { PaymentType, SaleStatus } from './sales.status';
import type { Totals } from './sale-totals';

/** Returns why a sale can't be refunded, cancelled or settled now; undefined when it can. */
export const refundSaleBlocked = ({ status }: { status: SaleStatus }): string | undefined =>
  status === 'completed' ? undefined : saleTexts.notCompleted(status);

export const cancelSaleBlocked = ({ status }: { status: SaleStatus }): string | undefined =>
  status === 'completed' || status === 'pending' ? undefined : saleTexts.notCompleted(status);

/** A sale that was returned completely may still have an open amount that the refunds did not cover. */
export function settleSaleBlocked({
  status,
  remaining,
}: Pick<Sale, 'status' | 'remaining'>): string | undefined {
  if (remaining > 0 && (status === 'completed' || status === 'refunded')) return undefined;
  return status === 'completed' ? saleTexts.nothingLeft : saleTexts.notCompleted(status);
}

/** Returns the cents of a sale that can still be refunded. */
export const refundable = ({ grandTotal, refundAmount }: Pick<Sale, 'grandTotal' | 'refundAmount'>): number =>
  grandTotal - refundAmount;

/** Says why an amount is more than can be refunded: after a former refund the invoice's total isn't the limit any more. */
export const refundTooBig = ({ refundAmount }: Pick<Sale, 'refundAmount'>): string =>
  refundAmount > 0 ? saleTexts.refundBeyondRest : saleTexts.refundTooBig;

/**
 * Returns the tax contained in a refund: that of all refunds so far minus that of the earlier ones, so that refunding
 * everything returns exactly the tax of the sale.
 */
export const taxOfRefund = (
  { tax, grandTotal, refundAmount }: Pick<Sale, 'tax' | 'grandTotal' | 'refundAmount'>,
  amount: number,
): number => taxWithin(refundAmount + amount, tax, grandTotal) - taxWithin(refundAmount, tax, grandTotal);

const taxWithin = (refunded: number, tax: number, grandTotal: number): number =>
  grandTotal === 0 ? 0 : exact(tax).times(refunded).over(grandTotal).round();

/** Splits a refund: it first lowers the debt of the sale, and the rest is paid back in cash. */
export function splitRefund(
  amount: number,
  { remaining }: Pick<Sale, 'remaining'>,
): { debt: number; cash: number } {
  const debt = Math.min(amount, remaining);
  return { debt, cash: amount - debt };
}

/**
 * Returns the money a cancellation gives back: in cash the amount paid at the till, minus cash that refunds
 * already returned; later payments stay as the customer's credit, again minus what refunds returned of them.
 */
export const cancellationMoney = ({
  paid,
  tillPaid,
  cashReturned,
}: {
  paid: number;
  tillPaid: number;
  cashReturned: number;
}): { cash: number; credit: number } => ({
  cash: Math.max(0, tillPaid - cashReturned),
  credit: Math.max(0, paid - Math.max(tillPaid, cashReturned)),
});

interface PaymentChoice {
  paymentType: PaymentType | null | undefined;
  /** In cents, for a partial payment. */
  partialAmount: number | undefined;
}

/** Returns the amount paid at the till, in cents. */
export function paidAtTill({ paymentType, partialAmount = 0 }: PaymentChoice, grandTotal: number): number {
  if (paymentType === 'paid') return grandTotal;
  return paymentType === 'partial' ? partialAmount : 0;
}

/** Returns what is wrong with the payment of a sale, and the field that is missing. */
export function paymentProblem(
  { paymentType, partialAmount }: PaymentChoice,
  { grandTotal, hasCustomer }: { grandTotal: number; hasCustomer: boolean },
): { message: string; missing?: string } | undefined {
  if (!paymentType) return { message: saleTexts.paymentTypeRequired, missing: 'paymentStatus' };
  if (paymentType === 'paid') return undefined;
  if (!hasCustomer) return { message: saleTexts.customerRequired };
  if (paymentType === 'deferred') return undefined;
  if (partialAmount === undefined) return { message: saleTexts.partialRequired, missing: 'partialAmount' };
  return partialAmount > grandTotal ? { message: saleTexts.paidTooMuch } : undefined;
}

/** Returns why this customer can't buy on credit. */
export function creditBlocked(customer: {
  name: string;
  isBlocked: boolean;
  isActive: boolean;
}): string | undefined {
  if (customer.isBlocked) return saleTexts.customerBlocked(customer.name);
  return customer.isActive ? undefined : saleTexts.customerInactive(customer.name);
}

/**
 * Returns the customer's total debt after a sale with this unpaid amount, and whether it exceeds the limit.
 */
export function creditAfter(
  { balance, creditLimit }: { balance: number; creditLimit: number },
  unpaid: number,
): { owed: number; isOverLimit: boolean } {
  const owed = owedBy({ balance: balance - unpaid });
  return { owed, isOverLimit: unpaid > 0 && owed > creditLimit };
}

/** Returns why this user can't sell beyond a customer's credit limit. */
export const overrideBlocked = (who: Subject): string | undefined =>
  can(who, 'sales:update') || can(who, 'sales:approve') ? undefined : saleTexts.mayNotOverride;

/** Returns why this user can't set prices, give discounts, or sell below cost. */
export const ownPriceBlocked = (who: Subject): string | undefined =>
  can(who, 'sales:update') ? undefined : saleTexts.mayNotPrice;

export const discountBlocked = (who: Subject): string | undefined =>
  can(who, 'sales:update') ? undefined : saleTexts.mayNotDiscount;

export const belowCostBlocked = (who: Subject): string | undefined =>
  can(who, 'sales:below_cost') ? undefined : saleTexts.mayNotSellBelowCost;

/** Whether a line is sold below cost; a cost of 0 means unknown. */
export const isLineBelowCost = ({ price, cost }: { price: number; cost: number }): boolean =>
  cost > 0 && price < cost;

/** Returns why the discount is too large. */
export const discountProblem = ({
  subtotal,
  discount,
}: Pick<Totals, 'subtotal' | 'discount'>): string | undefined =>
  discount > subtotal ? saleTexts.discountTooBig : undefined;
