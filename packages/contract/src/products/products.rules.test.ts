import { describe, expect, it } from 'vitest';
import { priceChangeBlocked } from './products.rules';

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
