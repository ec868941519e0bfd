import { expect, it } from 'vitest';
import { percentilesOf } from './percentiles';

it('finds median and 95th percentile in any order of the values', () => {
  const values = Array.from({ length: 100 }, (_, place) => ((place * 37) % 100) + 1);
  expect(percentilesOf(values)).toEqual({ p50: 51, p95: 96 });
});

it('is zero without values', () => {
  expect(percentilesOf([])).toEqual({ p50: 0, p95: 0 });
});
