import { expect, it } from 'vitest';
import { nextSum, usualSums } from './usual-sums';

it('offers what is handed over for an amount: the next notes and bundles', () => {
  expect(usualSums(10_335, 'YER')).toEqual([11_000, 15_000, 20_000]);
  expect(usualSums(20_000, 'YER')).toEqual([50_000, 100_000]);
});

it('steps from sum to sum, from a typed amount too', () => {
  const sums = [10_335, 11_000, 15_000];
  expect([nextSum(sums, 10_335, 1), nextSum(sums, 12_000, 1), nextSum(sums, 15_000, 1)]).toEqual([
    11_000,
    15_000,
    undefined,
  ]);
  expect([nextSum(sums, 12_000, -1), nextSum(sums, 10_335, -1)]).toEqual([11_000, undefined]);
});
