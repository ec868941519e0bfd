import { expect, it } from 'vitest';
import { grantOf, newTillFields } from './till-form';

const typed = { ...newTillFields, name: 'الكاونتر' };

it('grants until the end of the day in Yemen, or without an end', () => {
  expect(grantOf({ ...typed, until: '2026-11-15' }).grantUntil).toEqual(new Date('2026-11-15T21:00:00Z'));
  expect(grantOf(typed).grantUntil).toBeNull();
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
