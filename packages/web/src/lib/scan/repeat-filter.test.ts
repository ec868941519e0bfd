import { expect, it } from 'vitest';
import { createRepeatFilter } from './repeat-filter';

it('counts a code once while it stays before the camera, and again when it comes back', () => {
  const isNew = createRepeatFilter();
  expect(isNew('1', 0)).toBe(true);
  for (let at = 100; at <= 5000; at += 100) expect(isNew('1', at)).toBe(false);
  expect(isNew('2', 5100)).toBe(true);
  expect(isNew('1', 5200)).toBe(false);
  expect(isNew('1', 7000)).toBe(true);
});
