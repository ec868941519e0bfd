import { expect, it } from 'vitest';
import { newNumberOf, usedNumberOf } from './used-parts.rules';

it('the number of a used record leads back to that of the new part', () => {
  expect(usedNumberOf('90915-10003')).toBe('90915-10003-U');
  expect(newNumberOf('90915-10003-u')).toBe('90915-10003');
  expect(newNumberOf('90915-10003')).toBeUndefined();
  expect(newNumberOf('ABU')).toBeUndefined();
  expect(newNumberOf('-U')).toBeUndefined();
});
