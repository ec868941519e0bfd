import { expect, it } from 'vitest';
import { nextSeq } from './numbers';

it('a till restored from an old image goes on behind its last number', () => {
  expect(nextSeq(7, 12)).toBe(13);
  expect(nextSeq(12, 7)).toBe(13);
  expect(nextSeq(0, 0)).toBe(1);
});
