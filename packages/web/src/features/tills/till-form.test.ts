import { expect, it } from 'vitest';
import { fieldsOf, grantOf, newTillFields } from './till-form';

const typed = { ...newTillFields, name: 'الكاونتر' };

it('grants until the end of the day in Yemen, or without an end', () => {
  expect(grantOf({ ...typed, until: '2026-11-15' }).grantUntil).toEqual(new Date('2026-11-15T21:00:00Z'));
  expect(grantOf(typed).grantUntil).toBeNull();
});

it('shows the day that was typed, and saves the same again', () => {
  const grantUntil = grantOf({ ...typed, until: '2026-11-15' }).grantUntil ?? null;
  const shown = fieldsOf({ ...typed, grantUntil });
  expect(shown.until).toBe('2026-11-15');
  expect(grantOf(shown, grantUntil).grantUntil).toEqual(grantUntil);
});

it('keeps the hour of a day that was not changed', () => {
  const before = new Date('2026-11-15T09:00:00Z');
  expect(grantOf({ ...typed, until: '2026-11-15' }, before).grantUntil).toBe(before);
  expect(grantOf(typed, before).grantUntil).toBeNull();
});

it('takes no amount, or none above zero, as no limit', () => {
  expect(grantOf({ ...typed, largestSale: 0 }).largestSale).toBeNull();
  expect(grantOf({ ...typed, largestSale: 5000 }).largestSale).toBe(5000);
});
