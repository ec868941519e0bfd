import { expect, it } from 'vitest';
import { receiptTexts } from './receipts.schema';
import { oddPrice, priceKeepingMargin } from './selling-prices.rules';

it('a price below cost, or ten times the one before or a tenth of it, is odd', () => {
  const part = { cost: 100, priceBefore: 150 };
  expect(oddPrice(part, 99)).toBe(receiptTexts.belowCost);
  expect(oddPrice(part, 100)).toBeUndefined();
  expect(oddPrice(part, 1499)).toBeUndefined();
  expect(oddPrice(part, 1500)).toBe(receiptTexts.farFromBefore);
  expect(oddPrice({ cost: 1, priceBefore: 1500 }, 150)).toBe(receiptTexts.farFromBefore);
  expect(oddPrice({ cost: 1, priceBefore: 0 }, 150)).toBeUndefined();
});

it('a margin is kept as a share of the cost', () => {
  expect(priceKeepingMargin({ cost: 1000, price: 1500 }, 1200)).toBe(1800);
  expect(priceKeepingMargin({ cost: 1000, price: 1500 }, 333)).toBe(500);
  expect(priceKeepingMargin({ cost: 0, price: 1500 }, 333)).toBe(1500);
});
