import { expect, it } from 'vitest';
import { createKeyPace } from './key-pace';

it('lets a key make its number of requests in each minute, and says how long to wait', () => {
  const pace = createKeyPace();
  expect(pace.take('one', 2, 0)).toBeUndefined();
  expect(pace.take('one', 2, 1000)).toBeUndefined();
  expect(pace.take('one', 2, 1500)).toBe(59);
  expect(pace.take('one', 2, 59_999)).toBe(1);
  expect(pace.take('two', 2, 1500)).toBeUndefined();
  expect(pace.take('one', 2, 60_000)).toBeUndefined();
});

it('begins anew when the clock is set back', () => {
  const pace = createKeyPace();
  pace.take('one', 1, 1_000_000);
  expect(pace.take('one', 1, 0)).toBeUndefined();
});
