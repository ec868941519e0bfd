import {
  AppError,
  can,
  conflict,
  owedBy,
  ruleBroken,
  saleTexts,
  type PaymentMethod,
  type PaymentStatus,
  type PaymentType,
} from '@turoos/contract';
import type { Actor } from '../../kernel/actor';
import type { Account } from '../ledger';

export interface PaymentInput {
  paymentStatus?: PaymentType | undefined;
  partialAmount?: number | undefined;
  overrideCreditLimit?: boolean | undefined;
}

/** What is handed over at the sale itself, in cents. */
export function paidAtTill(input: PaymentInput, grandTotal: number, hasCustomer: boolean): number {
  const { paymentStatus, partialAmount } = input;
  if (!paymentStatus) throw new AppError('VALIDATION', saleTexts.paymentTypeRequired);
  if (paymentStatus === 'paid') return grandTotal;
  if (!hasCustomer) throw ruleBroken(saleTexts.customerRequired);
  if (paymentStatus === 'deferred') return 0;
  if (partialAmount === undefined) throw new AppError('VALIDATION', saleTexts.partialRequired);
  if (partialAmount > grandTotal) throw ruleBroken(saleTexts.paidTooMuch);
  return partialAmount;
}

/** Whether this customer may owe so much more. Answers what the audit log should point out. */
export function assertMayOwe(
  user: Actor,
  account: Account,
  debt: number,
  override: boolean,
): { overCreditLimit?: true } {
  if (account.isBlocked) throw conflict(saleTexts.customerBlocked(account.name));
  if (!account.isActive) throw conflict(saleTexts.customerInactive(account.name));
  const owed = owedBy({ balance: account.balance - debt });
  if (owed <= account.creditLimit) return {};
  if (!override)
    throw conflict(saleTexts.overCreditLimit(account.name), {
      creditLimit: account.creditLimit / 100,
      owed: owed / 100,
      over: true,
    });
  if (!can(user, 'sales:update') && !can(user, 'sales:approve'))
    throw new AppError('FORBIDDEN', saleTexts.mayNotOverride);
  return { overCreditLimit: true };
}

/** Unless told otherwise, money at the till is cash. */
export const methodOf = (given: PaymentMethod | undefined, status: PaymentStatus): PaymentMethod =>
  given ?? (status === 'deferred' ? 'credit' : 'cash');
