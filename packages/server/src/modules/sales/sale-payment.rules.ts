import {
  conflict,
  creditAfter,
  creditBlocked,
  overrideBlocked,
  paidAtTill,
  paymentProblem,
  ruleBroken,
  saleTexts,
  tenderTexts,
  wrongField,
  type PaymentMethod,
  type PaymentStatus,
  type PaymentType,
  type SaleChanges,
  type TenderFields,
  type TenderMethod,
} from '@turoos/contract';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { takeMoney, type Taken, type Till } from '../cash';
import type { Account } from '../ledger';
import type { SaleRow } from './sales.queries';

export interface PaymentInput extends TenderFields {
  paymentStatus?: PaymentType | undefined;
  partialAmount?: number | undefined;
  paymentMethod?: PaymentMethod | undefined;
  overrideCreditLimit?: boolean | undefined;
}

/**
 * Returns the money taken at the sale itself; throws when the payment is incomplete or impossible, or when the payment
 * type or amount contradicts the tenders.
 */
export function takePayment(
  till: Till,
  payment: PaymentInput,
  grandTotal: number,
  hasCustomer: boolean,
): Taken {
  const { tenders, change, seenRates, paymentStatus, partialAmount, paymentMethod } = payment;
  if (!tenders) {
    const cents = tillAmount(payment, grandTotal, hasCustomer);
    return takeMoney(till, { due: cents, otherwise: { cents, method: tenderMethod(paymentMethod) } });
  }
  const taken = takeMoney(till, {
    due: grandTotal,
    tenders,
    change,
    seenRates,
    otherwise: { cents: grandTotal, method: 'cash' },
  });
  if (taken.paid < grandTotal && (!hasCustomer || paymentStatus === 'paid'))
    throw ruleBroken(tenderTexts.tooLittle);
  if (taken.over > 0 && !hasCustomer) throw ruleBroken(tenderTexts.tooMuch);
  if (paymentStatus === 'deferred' || (partialAmount !== undefined && partialAmount !== taken.paid))
    throw ruleBroken(tenderTexts.contradicts);
  return taken;
}

/** Money on credit that is paid nevertheless is cash. */
export const tenderMethod = (method: PaymentMethod | undefined): TenderMethod =>
  method === undefined || method === 'credit' ? 'cash' : method;

/** Returns the cents paid at the sale itself, for a payment without tenders. */
function tillAmount(
  { paymentStatus: paymentType, partialAmount }: PaymentInput,
  grandTotal: number,
  hasCustomer: boolean,
): number {
  const choice = { paymentType, partialAmount };
  const problem = paymentProblem(choice, { grandTotal, hasCustomer });
  if (problem?.missing) throw wrongField(problem.missing, problem.message);
  refuseIf(problem?.message, 'RULE');
  return paidAtTill(choice, grandTotal);
}

/** Throws when the customer may not owe this much more. Returns the flags for the audit log. */
export function assertMayOwe(
  user: Actor,
  account: Account,
  debt: number,
  override: boolean,
): { overCreditLimit?: true } {
  refuseIf(creditBlocked(account));
  const { owed, isOverLimit } = creditAfter(account, debt);
  if (!isOverLimit) return {};
  if (!override)
    throw conflict(saleTexts.overCreditLimit(account.name), {
      creditLimit: account.creditLimit / 100,
      owed: owed / 100,
      over: true,
    });
  refuseIf(overrideBlocked(user), 'FORBIDDEN');
  return { overCreditLimit: true };
}

/** Returns the payment method: that of the largest tender, else cash, or credit when nothing is paid. */
export function methodOf(
  { paymentMethod, tenders }: Pick<PaymentInput, 'paymentMethod' | 'tenders'>,
  status: PaymentStatus,
  taken?: Taken,
): PaymentMethod {
  if (paymentMethod) return paymentMethod;
  if (status === 'deferred') return 'credit';
  if (!tenders) return 'cash';
  const [largest] = (taken?.moves ?? []).toSorted((one, two) => two.cents - one.cents);
  return (largest?.method ?? 'cash') as TenderMethod;
}

type Money = Pick<SaleRow, 'paid' | 'remaining' | 'paymentStatus'>;

/** Returns the cents being paid: up to a new paid total, or all that remains. */
export function amountToSettle(
  sale: Money,
  { partialAmount, paymentStatus }: Pick<SaleChanges, 'partialAmount' | 'paymentStatus'>,
): number {
  if (paymentStatus === 'paid' && sale.paymentStatus !== 'cancelled') return sale.remaining;
  const amount = partialAmount === undefined ? 0 : partialAmount - sale.paid;
  if (amount < 0) throw ruleBroken(saleTexts.paidTooLittle);
  if (amount > sale.remaining) throw ruleBroken(saleTexts.paidTooMuch);
  const becomes = amount === 0 ? sale.paymentStatus : amount === sale.remaining ? 'paid' : 'partial';
  // 'partial' with the whole amount just pays it; any other status that doesn't match the result is refused
  if (paymentStatus && paymentStatus !== becomes && !(paymentStatus === 'partial' && amount > 0))
    throw ruleBroken(saleTexts.immutable);
  return amount;
}
