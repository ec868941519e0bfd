import { can, type Subject } from '../access/can';
import { owedBy } from '../customers/customers.status';
import type { ErrorCode } from '../kernel/errors';
import { saleTexts, type Sale } from './sales.schema';
import type { PaymentType, SaleStatus } from './sales.status';
import type { Totals } from './sale-totals';

/** Why a sale can't be refunded, cancelled or settled now; undefined when it can. */
export const refundSaleBlocked = ({ status }: { status: SaleStatus }): string | undefined =>
  status === 'completed' ? undefined : saleTexts.notCompleted(status);

export const cancelSaleBlocked = ({ status }: { status: SaleStatus }): string | undefined =>
  status === 'completed' || status === 'pending' ? undefined : saleTexts.notCompleted(status);

/** A sale whose goods all came back may still owe what the refunds left. */
export function settleSaleBlocked({
  status,
  remaining,
}: Pick<Sale, 'status' | 'remaining'>): string | undefined {
  if (remaining > 0 && (status === 'completed' || status === 'refunded')) return undefined;
  return status === 'completed' ? saleTexts.nothingLeft : saleTexts.notCompleted(status);
}

/** Cents of a sale that can still be given back. */
export const refundable = ({ grandTotal, refundAmount }: Pick<Sale, 'grandTotal' | 'refundAmount'>): number =>
  grandTotal - refundAmount;

/** A refund first lowers what is still owed for the sale; the rest is handed over. */
export function splitRefund(
  amount: number,
  { remaining }: Pick<Sale, 'remaining'>,
): { debt: number; cash: number } {
  const debt = Math.min(amount, remaining);
  return { debt, cash: amount - debt };
}

/**
 * What a cancellation gives back: in cash what was paid at the sale, less the cash that refunds have returned already;
 * what was paid later stays with the customer as credit, again less what refunds returned of it.
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
  /** Cents, of a partial payment. */
  partialAmount: number | undefined;
}

/** What is handed over at the sale itself, in cents. */
export function paidAtTill({ paymentType, partialAmount = 0 }: PaymentChoice, grandTotal: number): number {
  if (paymentType === 'paid') return grandTotal;
  return paymentType === 'partial' ? partialAmount : 0;
}

/** What is missing or wrong in how a sale is paid. */
export function paymentProblem(
  { paymentType, partialAmount }: PaymentChoice,
  { grandTotal, hasCustomer }: { grandTotal: number; hasCustomer: boolean },
): { code: ErrorCode; message: string } | undefined {
  if (!paymentType) return { code: 'VALIDATION', message: saleTexts.paymentTypeRequired };
  if (paymentType === 'paid') return undefined;
  if (!hasCustomer) return { code: 'RULE', message: saleTexts.customerRequired };
  if (paymentType === 'deferred') return undefined;
  if (partialAmount === undefined) return { code: 'VALIDATION', message: saleTexts.partialRequired };
  return partialAmount > grandTotal ? { code: 'RULE', message: saleTexts.paidTooMuch } : undefined;
}

/** Why this customer can't buy on credit. */
export function creditBlocked(customer: {
  name: string;
  isBlocked: boolean;
  isActive: boolean;
}): string | undefined {
  if (customer.isBlocked) return saleTexts.customerBlocked(customer.name);
  return customer.isActive ? undefined : saleTexts.customerInactive(customer.name);
}

/** What a customer owes in all after a sale of which so much is not paid at the till. */
export function creditAfter(
  { balance, creditLimit }: { balance: number; creditLimit: number },
  unpaid: number,
): { owed: number; isOverLimit: boolean } {
  const owed = owedBy({ balance: balance - unpaid });
  return { owed, isOverLimit: unpaid > 0 && owed > creditLimit };
}

/** Why this person can't sell beyond a customer's credit limit. */
export const overrideBlocked = (who: Subject): string | undefined =>
  can(who, 'sales:update') || can(who, 'sales:approve') ? undefined : saleTexts.mayNotOverride;

/** Why this person can't name prices of their own, take something off, or sell below cost. */
export const ownPriceBlocked = (who: Subject): string | undefined =>
  can(who, 'sales:update') ? undefined : saleTexts.mayNotPrice;

export const discountBlocked = (who: Subject): string | undefined =>
  can(who, 'sales:update') ? undefined : saleTexts.mayNotDiscount;

export const belowCostBlocked = (who: Subject): string | undefined =>
  can(who, 'sales:below_cost') ? undefined : saleTexts.mayNotSellBelowCost;

/** A cost of 0 is one that nobody knows. */
export const isLineBelowCost = ({ price, cost }: { price: number; cost: number }): boolean =>
  cost > 0 && price < cost;

/** Why so much can't be taken off. */
export const discountProblem = ({
  subtotal,
  discount,
}: Pick<Totals, 'subtotal' | 'discount'>): string | undefined =>
  discount > subtotal ? saleTexts.discountTooBig : undefined;
