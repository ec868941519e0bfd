import { describe, expect, it } from 'vitest';
import { growthOf, growthText } from './growth';

describe('OWN-08: figures of the owner report', () => {
  it.each([
    [12.345, '+12.3%'],
    [-8, '-8.0%'],
    [0, '0.0%'],
  ])('growth of %d is %s', (percent, text) => expect(growthText(percent)).toBe(text));

  it('growth is undefined when the previous value is next to nothing', () => {
    expect(growthOf(10, 0)).toBeUndefined();
    expect(growthOf(1000, 99)).toBeUndefined();
    expect(growthOf(1500, 1000)).toBe(50);
    expect(growthOf(1000, 1000)).toBe(0);
  });
});
