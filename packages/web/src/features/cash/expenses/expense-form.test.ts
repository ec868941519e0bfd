import { adenDay, cashTexts, type RecurringExpense } from '@turoos/contract';
import { expect, it } from 'vitest';
import { expenseBody, expenseFields, ExpenseForm, expenseOf, isDue } from './expense-form';

const rent: RecurringExpense = {
  _id: 'rent',
  category: { _id: 'c1', name: 'إيجار' },
  currency: 'YER',
  amount: 60_000,
  account: { _id: 'safe', name: 'الخزنة' },
  supplier: null,
  every: 'month',
  nextOn: adenDay(),
  note: 'إيجار المعرض',
  isActive: true,
  version: 1,
};

it('pays a recurring expense as it is, or as the form changed it', () => {
  const asIs = {
    category: 'c1',
    currency: 'YER',
    amount: 60_000,
    account: 'safe',
    supplier: null,
    note: 'إيجار المعرض',
    recurring: 'rent',
  };
  expect(expenseOf(rent)).toEqual(asIs);
  const form = ExpenseForm.parse({
    ...expenseFields({ recurring: rent }),
    money: { currency: 'YER', amount: 65_000, cents: 1 },
  });
  expect(expenseBody(form, rent)).toEqual({ ...asIs, amount: 65_000, date: adenDay() });
});

it('leaves the account to the server when none is chosen', () => {
  const form = ExpenseForm.parse({
    ...expenseFields({}),
    category: 'c1',
    money: { currency: 'USD', amount: 5, cents: 500 },
  });
  expect(expenseBody(form, undefined)).not.toHaveProperty('account');
});

it('refuses a later day and an amount of nothing', () => {
  const { error } = ExpenseForm.safeParse({ ...expenseFields({}), date: '2190-01-01' });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    cashTexts.future,
    cashTexts.categoryRequired,
    'يرجى إدخال مبلغ صحيح',
  ]);
});

it('is due from its day on, unless it was stopped', () => {
  expect([rent, { ...rent, nextOn: '2190-01-01' }, { ...rent, isActive: false }].map(isDue)).toEqual([
    true,
    false,
    false,
  ]);
});
