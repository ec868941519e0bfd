import { exact } from '../kernel/exact';
import type { Status } from '../kernel/status';

/** What the list shows of a customer: blocked before anything else, then which way the balance leans. */
export const customerStanding = {
  blocked: { label: 'محظور', tone: 'danger' },
  debt: { label: 'مدين', tone: 'warning' },
  credit: { label: 'رصيد موجب', tone: 'success' },
  normal: { label: 'عادي', tone: 'neutral' },
} as const satisfies Record<string, Status>;

export const standingOf = (customer: {
  isBlocked: boolean;
  balance: number;
}): keyof typeof customerStanding =>
  customer.isBlocked ? 'blocked' : customer.balance < 0 ? 'debt' : customer.balance > 0 ? 'credit' : 'normal';

/** What the customer's own page shows. */
export const customerActivity = {
  blocked: { label: 'محظور', tone: 'danger' },
  active: { label: 'نشط', tone: 'success' },
  inactive: { label: 'غير نشط', tone: 'neutral' },
} as const satisfies Record<string, Status>;

export const activityOf = (customer: {
  isBlocked: boolean;
  isActive: boolean;
}): keyof typeof customerActivity =>
  customer.isBlocked ? 'blocked' : customer.isActive ? 'active' : 'inactive';

export const creditStatus = {
  over: { label: 'تجاوز حد الائتمان', tone: 'danger' },
  near: { label: 'قريب من حد الائتمان', tone: 'warning' },
  within: { label: 'ضمن حد الائتمان', tone: 'success' },
} as const satisfies Record<string, Status>;

/** The warning comes when this share of the limit is used. */
const nearLimit = 0.8;

interface Credit {
  balance: number;
  creditLimit: number;
}

/** A balance below zero is debt. */
export const owedBy = ({ balance }: Pick<Credit, 'balance'>): number => Math.max(0, -balance);

export function creditStatusOf(credit: Credit): keyof typeof creditStatus {
  const owed = owedBy(credit);
  if (owed > credit.creditLimit) return 'over';
  return owed > credit.creditLimit * nearLimit ? 'near' : 'within';
}

/** How much of the limit is used, in percent: above 100 where more is owed than allowed. */
export function creditUsage(credit: Credit): number {
  const owed = owedBy(credit);
  if (owed === 0) return 0;
  return credit.creditLimit === 0 ? 100 : exact(owed).times(100).over(credit.creditLimit).round();
}

export const transactionTypes = {
  sale: 'بيع آجل',
  refund: 'مرتجع',
  cancel: 'إلغاء فاتورة',
  payment: 'دفعة',
  adjustment: 'تسوية',
} as const;
export type TransactionType = keyof typeof transactionTypes;

export const balanceOperations = { add: 'زيادة', subtract: 'إنقاص', set: 'تعيين' } as const;
export type BalanceOperation = keyof typeof balanceOperations;

/** An address as one line, whichever way it was given. */
export const addressText = (address: string | Record<string, string>): string =>
  typeof address === 'string' ? address : Object.values(address).filter(Boolean).join('، ');
