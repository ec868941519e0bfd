import { describe, expect, it } from 'vitest';
import { toYer } from '../kernel/money';
import { changedPrice, priceChangeBlocked } from './products.rules';

describe('a price changed by a percentage', () => {
  const cents = { currency: 'USD', step: 1 } as const;

  it('is raised and lowered to the cent', () => {
    expect(changedPrice(1000, 7.5, cents)).toBe(1075);
    expect(changedPrice(999, -10, cents)).toBe(899);
    expect(changedPrice(1, 10, cents)).toBe(1);
  });
  it('is rounded to a step of dollars', () => {
    expect(changedPrice(1234, 5, { currency: 'USD', step: 25 })).toBe(1300);
  });
  it('is rounded to a step of rials at the rate, as near as cents allow', () => {
    const price = changedPrice(1234, 5, { currency: 'YER', step: 500, rate: 1600 });
    expect(Math.abs(toYer(price, 1600) - 20_500)).toBeLessThanOrEqual(8);
  });
});

describe('a new price', () => {
  it.each([
    [1000, 0],
    [1000, -5],
    [0, 0],
    [1000, 10_001],
    [1000, 99],
  ])('is refused: %i to %i', (before, after) => {
    expect(priceChangeBlocked(before, after)).toEqual(expect.any(String));
  });
  it.each([
    [1000, 1100],
    [1000, 10_000],
    [1000, 100],
    [0, 5000],
  ])('is taken: %i to %i', (before, after) => {
    expect(priceChangeBlocked(before, after)).toBeUndefined();
  });
  it('may be none, and not less, when it is confirmed', () => {
    expect(priceChangeBlocked(5000, 0, true)).toBeUndefined();
    expect(priceChangeBlocked(5000, -1, true)).toEqual(expect.any(String));
    expect(priceChangeBlocked(5000, 1, true)).toEqual(expect.any(String));
  });
});
