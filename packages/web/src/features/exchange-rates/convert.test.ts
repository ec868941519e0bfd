import { toYer } from '@turoos/contract';
import { expect, it } from 'vitest';
import { toCentsAt } from './convert';

it('rials become dollars at the rate, and those the same rials again (PLH-06)', () => {
  expect(toCentsAt(1650, 1650)).toBe(100);
  expect(toCentsAt(1000, 1650)).toBe(61);
  expect(toCentsAt(0, 1650)).toBe(0);
  for (const cents of [1, 99, 12_345, 9_999_999]) expect(toCentsAt(toYer(cents, 1650), 1650)).toBe(cents);
});
