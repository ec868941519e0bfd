import { adenDay, cashTexts, Day, type NewExpense, type RecurringExpense } from '@turoos/contract';
import { z } from 'zod';
import type { TypedMoney } from '@/lib/money/typed-money';
import { PaidMoney } from '@/shared/money/money-schema';

export interface ExpenseSubject {
  /** The recurring expense to pay, whose fields the form begins with. */
  recurring?: RecurringExpense;
}

interface Named {
  _id: string;
  name: string;
}

export const ExpenseForm = z.object({
  date: Day.refine((day) => day <= adenDay(), cashTexts.future),
  category: z.string().min(1, cashTexts.categoryRequired),
  money: PaidMoney,
  account: z.string(),
  supplier: z.custom<Named | null>(),
  note: z.string().trim().max(1000),
});

export const expenseFields = ({ recurring }: ExpenseSubject) => ({
  date: adenDay(),
  category: recurring?.category._id ?? '',
  money: recurring ? moneyOf(recurring) : null,
  account: recurring?.account?._id ?? '',
  supplier: (recurring?.supplier ?? null) as Named | null,
  note: recurring?.note ?? '',
});

/** The value is computed by the server; the form needs only the amount. */
export const moneyOf = ({
  currency,
  amount,
}: Pick<RecurringExpense, 'currency' | 'amount'>): TypedMoney | null => ({
  currency,
  amount,
  cents: null,
});

export const expenseBody = (
  { date, category, money, account, supplier, note }: z.output<typeof ExpenseForm>,
  recurring: RecurringExpense | undefined,
): NewExpense => ({
  date,
  category,
  currency: money.currency,
  amount: money.amount,
  ...(account !== '' && { account }),
  supplier: supplier?._id ?? null,
  note,
  ...(recurring && { recurring: recurring._id }),
});

/** A recurring expense paid today as it is. */
export const expenseOf = ({
  _id,
  category,
  currency,
  amount,
  account,
  supplier,
  note,
}: RecurringExpense): NewExpense => ({
  category: category._id,
  currency,
  amount,
  ...(account && { account: account._id }),
  supplier: supplier?._id ?? null,
  note,
  recurring: _id,
});

export const isDue = ({ nextOn, isActive }: Pick<RecurringExpense, 'nextOn' | 'isActive'>): boolean =>
  isActive && nextOn <= adenDay();
