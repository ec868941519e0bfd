import { expect, it } from 'vitest';
import { placeArrival } from './place-arrival';

const lines = [
  { product: 'a', expected: 1 },
  { product: 'b', expected: 2 },
  { product: 'a', expected: 1 },
];

it('a piece goes to the first line that waits for it', () => {
  expect(placeArrival(lines, [null, null, null], 'a', true)).toBe(0);
  expect(placeArrival(lines, [1, null, null], 'a', true)).toBe(2);
  expect(placeArrival(lines, [null, 1, null], 'b', false)).toBe(1);
});

it('one more than expected goes to the last line, or is refused', () => {
  expect(placeArrival(lines, [1, null, 1], 'a', true)).toBe(2);
  expect(placeArrival(lines, [1, null, 1], 'a', false)).toBe('full');
});

it('a part of no line is unknown', () => expect(placeArrival(lines, [], 'c', true)).toBe('unknown'));
