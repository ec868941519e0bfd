import { expect, it } from 'vitest';
import { personalise } from './message-text';

it('each recipient reads their own words, in either spelling, as often as they stand there', () =>
  expect(personalise('{الاسم} {name} {الاسم}: {code}', { name: 'علي', code: 'EID' })).toBe(
    'علي علي علي: EID',
  ));

it('what is not given stays, and what is given is no pattern', () =>
  expect(personalise('{الاسم} {المبلغ} {x}', { name: '$& $1 {الرمز}' })).toBe('$& $1 {الرمز} {المبلغ} {x}'));
