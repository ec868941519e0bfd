import { describe, expect, it } from 'vitest';
import { AdjustmentForm, asNewAdjustment, startValues, stockAfter } from './adjustment-form';

const filled = {
  part: { value: 'p', label: 'فلتر' },
  warehouse: 'w',
  type: 'addition',
  quantity: 0.01,
  reason: 'other',
  costPrice: null,
  referenceNumber: ' R-1 ',
  notes: '',
} as const;

describe('the adjustment form', () => {
  it('starts empty and reports every missing field', () => {
    const issues = AdjustmentForm.safeParse(startValues(null)).error?.issues ?? [];
    expect(issues.map(({ path: [name], message }) => [name, message])).toEqual([
      ['part', 'المنتج مطلوب'],
      ['warehouse', 'المستودع مطلوب'],
      ['type', 'نوع التسوية مطلوب'],
      ['quantity', 'الكمية مطلوبة ويجب أن تكون أكبر من صفر'],
      ['reason', 'سبب التسوية مطلوب'],
    ]);
  });

  it('accepts at most two decimals', () => {
    expect(AdjustmentForm.safeParse(filled).success).toBe(true);
    expect(AdjustmentForm.safeParse({ ...filled, quantity: 0 }).success).toBe(false);
    expect(AdjustmentForm.safeParse({ ...filled, quantity: 0.001 }).success).toBe(false);
  });

  it('sends an empty cost as null', () =>
    expect(asNewAdjustment(AdjustmentForm.parse(filled))).toEqual({
      item: 'p',
      warehouse: 'w',
      type: 'addition',
      quantity: 0.01,
      reason: 'other',
      costPrice: 0,
      referenceNumber: 'R-1',
      notes: '',
    }));

  it.each([
    ['addition', 3, 10, { left: 13 }],
    ['subtraction', 3, 10, { left: 7 }],
    ['damage', 10, 10, { left: 0 }],
    ['correction', 3, 10, { left: 3 }],
    ['expiry', 11, 10, { short: 'الكمية المطلوبة 11 والمتوفر 10' }],
    ['', 3, 10, undefined],
    ['addition', null, 10, undefined],
    ['addition', 3, undefined, undefined],
  ] as const)('%s of %s with %s in stock leaves %o', (type, quantity, there, after) =>
    expect(stockAfter(type, quantity, there)).toEqual(after),
  );
});
