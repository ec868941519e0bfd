import { exact } from '../kernel/exact';
import type { Status } from '../kernel/status';
import { paymentMethods } from '../sales/sales.status';

/** A customer's status in the list: blocked first, else by the sign of the balance. */
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

/** A customer's status on the customer's own page. */
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

/** The share of the credit limit from which a warning is shown. */
const nearLimit = 0.8;

interface Credit {
  balance: number;
  creditLimit: number;
}

/** Returns the debt of a customer, or the shop's debt to a supplier: a negative balance is debt. */
export const owedBy = ({ balance }: Pick<Credit, 'balance'>): number => Math.max(0, -balance);

export function creditStatusOf(credit: Credit): keyof typeof creditStatus {
  const owed = owedBy(credit);
  if (owed > credit.creditLimit) return 'over';
  return owed > credit.creditLimit * nearLimit ? 'near' : 'within';
}

/** Returns the used share of the credit limit in percent; above 100 when the debt exceeds the limit. */
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

/** Returns an address as one line, whether it is stored as text or as parts. */
export const addressText = (address: string | Record<string, string>): string =>
  typeof address === 'string' ? address : Object.values(address).filter(Boolean).join('، ');

/** How an entry of a customer's account was paid. */
export const customerPaymentMethods = paymentMethods;
