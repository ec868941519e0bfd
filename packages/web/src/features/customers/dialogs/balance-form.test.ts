import { describe, expect, it } from 'vitest';
import { asChange, BalanceForm, outcome } from './balance-form';

const form = { operation: 'add', amount: 500, paymentMethod: 'cash', note: '' } as const;

describe('the balance form', () => {
  it.each([
    ['add', null, false],
    ['add', 0, false],
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

  it('sends a payment method for payments only', () => {
    expect(asChange(form)).toEqual({ operation: 'add', amount: 500, note: '', paymentMethod: 'cash' });
    expect(asChange({ ...form, operation: 'subtract' })).not.toHaveProperty('paymentMethod');
  });

  it('previews the new balance', () => {
    expect(outcome(-300, 'add', 500)).toBe(200);
    expect(outcome(-300, 'subtract', 500)).toBe(-800);
    expect(outcome(-300, 'set', 0)).toBe(0);
    expect(outcome(-300, 'add', null)).toBeUndefined();
  });
});
