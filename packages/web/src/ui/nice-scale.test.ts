import { expect, it } from 'vitest';
import { niceTicks } from './nice-scale';

it('covers the values in round steps', () => {
  expect(niceTicks([12, 87, 40])).toEqual([0, 25, 50, 75, 100]);
  expect(niceTicks([1_180_000])).toEqual([0, 500_000, 1_000_000, 1_500_000]);
  expect(niceTicks([0.3])).toEqual([0, 0.1, 0.2, 0.3]);
});

it('counts whole things in whole steps', () => {
  expect(niceTicks([0, 1])).toEqual([0, 1]);
  expect(niceTicks([3, 2])).toEqual([0, 1, 2, 3]);
  expect(niceTicks([9])).toEqual([0, 5, 10]);
});

it('goes below zero for losses', () => {
  expect(niceTicks([-40, 60])).toEqual([-50, -25, 0, 25, 50, 75]);
});

it('has a scale even when there is nothing', () => {
  expect(niceTicks([])).toEqual([0, 1]);
  expect(niceTicks([0, 0])).toEqual([0, 1]);
});
