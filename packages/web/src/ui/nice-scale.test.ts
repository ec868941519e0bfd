import { expect, it } from 'vitest';
import { niceTicks } from './nice-scale';

it('covers the values in round steps', () => {
  expect(niceTicks([12, 87, 40])).toEqual([0, 25, 50, 75, 100]);
  expect(niceTicks([1_180_000])).toEqual([0, 500_000, 1_000_000, 1_500_000]);
  expect(niceTicks([0.3])).toEqual([0, 0.1, 0.2, 0.3]);
});

it('uses whole steps for whole values', () => {
  expect(niceTicks([0, 1])).toEqual([0, 1]);
  expect(niceTicks([3, 2])).toEqual([0, 1, 2, 3]);
  expect(niceTicks([9])).toEqual([0, 5, 10]);
});

it('extends below zero for losses', () => {
  expect(niceTicks([-40, 60])).toEqual([-50, -25, 0, 25, 50, 75]);
});

it('has a scale even without values', () => {
  expect(niceTicks([])).toEqual([0, 1]);
  expect(niceTicks([0, 0])).toEqual([0, 1]);
});
