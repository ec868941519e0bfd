import { describe, expect, it } from 'vitest';
import { AdjustForm, asAdjustment } from './adjust-form';

const form = { direction: 'owe', amount: 5000, date: '2026-01-01', note: 'رصيد افتتاحي' } as const;

describe('an account correction', () => {
  it('changes the balance in the chosen direction', () => {
    expect(asAdjustment(form)).toEqual({ change: -5000, date: '2026-01-01', note: 'رصيد افتتاحي' });
    expect(asAdjustment({ ...form, direction: 'spare' }).change).toBe(5000);
  });

  it.each([
    [{ amount: null }, 'يرجى إدخال مبلغ صحيح'],
    [{ amount: 0 }, 'يرجى إدخال مبلغ صحيح'],
    [{ amount: -5 }, 'يرجى إدخال مبلغ صحيح'],
    [{ note: ' ' }, 'اكتب سبب التسوية'],
    [{ date: '' }, 'التاريخ غير صحيح'],
  ])('is rejected with %j', (wrong, message) => {
    expect(AdjustForm.safeParse({ ...form, ...wrong }).error?.issues[0]?.message).toBe(message);
  });
});
