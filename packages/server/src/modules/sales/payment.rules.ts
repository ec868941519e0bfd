import {
  conflict,
  creditAfter,
  creditBlocked,
  overrideBlocked,
  paidAtTill,
  paymentProblem,
  saleTexts,
  type PaymentMethod,
  type PaymentStatus,
  type PaymentType,
} from '@turoos/contract';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import type { Account } from '../ledger';

export interface PaymentInput {
  paymentStatus?: PaymentType | undefined;
  partialAmount?: number | undefined;
  overrideCreditLimit?: boolean | undefined;
}

/** What is handed over at the sale itself, in cents; throws when the payment isn't complete or can't be. */
export function tillAmount(
  { paymentStatus: paymentType, partialAmount }: PaymentInput,
  grandTotal: number,
  hasCustomer: boolean,
): number {
  const choice = { paymentType, partialAmount };
  const problem = paymentProblem(choice, { grandTotal, hasCustomer });
  refuseIf(problem?.message, problem?.code);
  return paidAtTill(choice, grandTotal);
}

/** Whether this customer may owe so much more. Answers what the audit log should point out. */
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

/** Unless told otherwise, money at the till is cash. */
export const methodOf = (given: PaymentMethod | undefined, status: PaymentStatus): PaymentMethod =>
  given ?? (status === 'deferred' ? 'credit' : 'cash');
