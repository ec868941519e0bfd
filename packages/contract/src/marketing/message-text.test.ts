import { expect, it } from 'vitest';
import { personalise } from './message-text';

it('each recipient gets their own values, in either spelling, at every occurrence', () =>
  expect(personalise('{الاسم} {name} {الاسم}: {code}', { name: 'علي', code: 'EID' })).toBe('علي علي علي: EID'));

it('missing values leave the placeholder, and values are not treated as patterns', () =>
  expect(personalise('{الاسم} {المبلغ} {x}', { name: '$& $1 {الرمز}' })).toBe('$& $1 {الرمز} {المبلغ} {x}'));
