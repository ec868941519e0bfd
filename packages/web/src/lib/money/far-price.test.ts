import { describe, expect, it } from 'vitest';
import { isFarFrom, meantInstead } from './far-price';

describe('a price', () => {
  it('is far from the one it replaces beyond five times or a fifth', () => {
    expect([isFarFrom(5000, 1000), isFarFrom(200, 1000)]).toEqual([false, false]);
    expect([isFarFrom(5001, 1000), isFarFrom(199, 1000)]).toEqual([true, true]);
  });

  it('is not doubted without one before, while it is empty, or when it becomes nothing', () => {
    expect([isFarFrom(900_000, null), isFarFrom(900_000, 0)]).toEqual([false, false]);
    expect([isFarFrom(null, 1000), isFarFrom(0, 1000)]).toEqual([false, false]);
  });

  it('typed in rials into a box of dollars is what was meant, and the other way round', () => {
    // 6,500 rials at 530 are $12.26
    expect(meantInstead({ currency: 'USD', cents: 650_000, rials: undefined }, 1250, 530)).toBe(1226);
    expect(meantInstead({ currency: 'YER', cents: 2, rials: 13 }, 1250, 530)).toBe(1300);
  });

  it('that is far in both currencies has no other meaning', () => {
    expect(
      meantInstead({ currency: 'USD', cents: 900_000_000, rials: undefined }, 1250, 530),
    ).toBeUndefined();
    expect(meantInstead({ currency: 'YER', cents: 2, rials: undefined }, 1250, 530)).toBeUndefined();
  });
});
