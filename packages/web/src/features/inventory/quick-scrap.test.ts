import { describe, expect, it } from 'vitest';
import { asReport, blankScrap, QuickScrap } from './quick-scrap';

describe('the quick scrap dialog', () => {
  it('reports a missing part and quantity in one sentence', () => {
    const issues = QuickScrap.safeParse(blankScrap).error?.issues ?? [];
    expect(issues.map(({ path: [name], message }) => [name, message])).toEqual([
      ['part', 'يرجى ملء جميع الحقول المطلوبة'],
      ['warehouse', 'يجب اختيار المستودع'],
      ['quantity', 'يرجى ملء جميع الحقول المطلوبة'],
    ]);
    const none = QuickScrap.safeParse({ ...blankScrap, quantity: 0 }).error?.issues ?? [];
    expect(none.find(({ path: [name] }) => name === 'quantity')?.message).toBe(
      'يرجى ملء جميع الحقول المطلوبة',
    );
  });

  it.each([
    ['damaged', 'damaged'],
    ['expired', 'expired'],
    ['obsolete', 'obsolete'],
    ['defective', 'quality_issue'],
  ] as const)('tells the condition %s as the reason %s, and the words as notes', (condition, reason) =>
    expect(
      asReport({
        part: { value: 'p', label: 'فلتر' },
        warehouse: 'w',
        quantity: 2,
        condition,
        reason: 'سقطت من الرف',
      }),
    ).toEqual({ item: 'p', warehouse: 'w', quantity: 2, condition, reason, notes: 'سقطت من الرف' }),
  );
});
