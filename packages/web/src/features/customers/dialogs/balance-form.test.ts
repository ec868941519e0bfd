import { adenDay, addDays } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { asCredit, emptyTender } from '@/shared/money/typed-tender';
import { asChange, BalanceForm, outcome } from './balance-form';

const paid = { ...emptyTender, currency: 'YER', amount: 5000 };
const form = {
  operation: 'subtract',
  amount: 500,
  tenders: [emptyTender],
  changeIn: asCredit,
  date: adenDay(),
  note: '',
} as const;

describe('the balance form', () => {
  it.each([
    ['subtract', -5, false],
    ['subtract', 1, true],
    ['set', 0, true],
    ['set', -700, true],
    ['set', null, false],
  ])('%s of %s is accepted: %s', (operation, amount, taken) => {
    const { success, error } = BalanceForm.safeParse({ ...form, operation, amount });
    expect(success).toBe(taken);
    if (!taken) expect(error?.issues[0]?.message).toBe('يرجى إدخال مبلغ صحيح');
  });

  it('requires money for a payment', () => {
    const payment = { ...form, operation: 'add', amount: null };
    expect(BalanceForm.safeParse(payment).error?.issues[0]?.message).toBe('يرجى إدخال مبلغ صحيح');
    expect(BalanceForm.safeParse({ ...payment, tenders: [paid] }).success).toBe(true);
    const remitted = BalanceForm.safeParse({ ...payment, tenders: [{ ...paid, method: 'exchanger' }] });
    expect(remitted.error?.issues[0]?.message).toBe('اكتب رقم الحوالة');
  });

  it('sends the money of a payment, and the amount of any other change', () => {
    const money = { tenders: [{ currency: 'YER', amount: 5000, method: 'cash' as const }] };
    const fields = { ...form, tenders: [paid] };
    expect(asChange({ ...fields, operation: 'add' }, money)).toEqual({
      operation: 'add',
      note: '',
      ...money,
    });
    expect(asChange(fields, money)).toEqual({
      operation: 'subtract',
      amount: 500,
      date: adenDay(),
      note: '',
    });
    expect(asChange({ ...fields, operation: 'set' }, money)).not.toHaveProperty('date');
  });

  it('accepts a debt of the past, and none of a day to come', () => {
    const accepts = (days: number) =>
      BalanceForm.safeParse({ ...form, date: addDays(adenDay(), days) }).success;
    expect([accepts(-400), accepts(0), accepts(1)]).toEqual([true, true, false]);
  });

  it('previews the new balance', () => {
    expect(outcome(-300, 'add', 500)).toBe(200);
    expect(outcome(-300, 'subtract', 500)).toBe(-800);
    expect(outcome(-300, 'set', 0)).toBe(0);
    expect(outcome(-300, 'add', null)).toBeUndefined();
  });
});
