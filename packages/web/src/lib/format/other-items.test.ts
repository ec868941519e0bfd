import { expect, it } from 'vitest';
import { firstAndOthers } from './other-items';

it.each([
  [0, '—'],
  [1, 'أ'],
  [2, 'أ وصنف آخر'],
  [3, 'أ وصنفان آخران'],
  [4, 'أ و3 أصناف أخرى'],
  [11, 'أ و10 أصناف أخرى'],
  [12, 'أ و11 صنفاً آخر'],
  [101, 'أ و100 صنف آخر'],
])('names the first of %d items and counts the others', (count, words) =>
  expect(firstAndOthers(Array.from({ length: count }, () => 'أ'))).toBe(words),
);
