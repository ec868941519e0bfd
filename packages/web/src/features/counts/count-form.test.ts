import { expect, it } from 'vitest';
import { asNewCount, CountForm, startValues } from './count-form';

const filled = (more: object) => CountForm.parse({ ...startValues('أحمد'), warehouse: 'w', ...more });
const category = { value: 'c', label: 'فلاتر' };
const part = { value: 'p', label: 'فلتر' };

it('requires a warehouse', () =>
  expect(CountForm.safeParse(startValues('')).error?.issues[0]?.message).toBe('يجب اختيار المستودع'));

it('a full count covers all parts, whatever was chosen before', () => {
  const input = asNewCount(filled({ category, location: 'أ-1', parts: [part] }));
  expect(input).toEqual({
    warehouse: 'w',
    countType: 'full',
    isBlind: false,
    countedByName: 'أحمد',
    scheduledDate: null,
    notes: '',
  });
});

it('a partial count covers a category and a location, or the chosen parts', () => {
  const scope = { countType: 'partial', category, location: ' أ-1 ', scheduledDate: '2026-05-01' };
  expect(asNewCount(filled(scope))).toMatchObject({
    category: 'c',
    location: 'أ-1',
    scheduledDate: '2026-05-01',
  });
  const chosen = asNewCount(filled({ ...scope, parts: [part] }));
  expect(chosen.items).toEqual([{ product: 'p' }]);
  expect(chosen).not.toHaveProperty('category');
});
