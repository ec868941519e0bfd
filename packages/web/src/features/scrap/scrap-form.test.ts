import { describe, expect, it } from 'vitest';
import { asNewReport, ScrapForm, startValues } from './scrap-form';

describe('the scrap report form', () => {
  it('starts with destruction and no value, and reports every missing field', () => {
    const start = startValues(null);
    expect(start).toMatchObject({ disposalMethod: 'destruction', estimatedValue: 0 });
    const issues = ScrapForm.safeParse(start).error?.issues ?? [];
    expect(issues.map(({ path: [name], message }) => [name, message])).toEqual([
      ['part', 'يجب اختيار المنتج'],
      ['warehouse', 'يجب اختيار المستودع'],
      ['quantity', 'يجب إدخال كمية أكبر من صفر'],
      ['reason', 'يجب اختيار سبب الإتلاف'],
    ]);
  });

  it('rejects a negative value, and sends an empty one as none', () => {
    const filled = {
      ...startValues(null),
      part: { value: 'p', label: 'فلتر' },
      warehouse: 'w',
      quantity: 2,
      reason: 'other' as const,
    };
    expect(ScrapForm.safeParse({ ...filled, estimatedValue: -1 }).success).toBe(false);
    expect(asNewReport(ScrapForm.parse({ ...filled, estimatedValue: null }))).toEqual({
      item: 'p',
      warehouse: 'w',
      quantity: 2,
      reason: 'other',
      disposalMethod: 'destruction',
      estimatedValue: 0,
      notes: '',
    });
  });
});
