import { expect, it } from 'vitest';
import { isDoubtfulPrice } from './doubtful-price';
import { lineOf } from './draft';
import { samplePart } from './sample-part';

const priced = (price: number | null) => ({ ...lineOf(samplePart({ sellingPrice: 1000 })), price });

it('a price beyond five times the usual one, or below a fifth of it, is doubted', () => {
  expect([5001, 199, 0].map((price) => isDoubtfulPrice(priced(price)))).toEqual([true, true, true]);
  expect([5000, 200, null].map((price) => isDoubtfulPrice(priced(price)))).toEqual([false, false, false]);
});

it('not when it was confirmed, nor when the part has no price', () => {
  expect(isDoubtfulPrice({ ...priced(9000), confirmedPrice: 9000 })).toBe(false);
  expect(isDoubtfulPrice({ ...priced(9000), confirmedPrice: 8000 })).toBe(true);
  expect(isDoubtfulPrice({ ...priced(9000), listPrice: 0 })).toBe(false);
});
