import { expect, it } from 'vitest';
import { withRule } from './selling-rule.rules';

const rule = (factor: number, roundTo?: number) => ({ factor, roundTo });

it.each([
  [1000, rule(1.35), 1350],
  [1000, rule(1.35, 100), 1400],
  [1000, rule(1.4, 100), 1400],
  [333, rule(1.1), 367],
  [10, rule(3, 10), 30],
  [0, rule(2, 50), 0],
])('%i by %o sells for %i', (purchasePrice, how, sellingPrice) =>
  expect(withRule({ purchasePrice }, how)).toEqual({ purchasePrice, sellingPrice }),
);

it('leaves a selling price of the list, and rows without a purchase price', () => {
  expect(withRule({ purchasePrice: 100, sellingPrice: 120 }, rule(2))).toEqual({
    purchasePrice: 100,
    sellingPrice: 120,
  });
  expect(withRule({ wholesalePrice: 90 }, rule(2))).toEqual({ wholesalePrice: 90 });
  expect(withRule({ purchasePrice: 100 }, null)).toEqual({ purchasePrice: 100 });
});
