import { expect, it } from 'vitest';
import { sameState } from './same-state';

it('compares what two states show, in any order', () => {
  expect(sameState({ q: 'فلتر', sort: 'name' }, { sort: 'name', q: 'فلتر' })).toBe(true);
  expect(sameState({ q: 'فلتر', columns: '' }, { q: 'فلتر' })).toBe(true);
  expect(sameState({ q: 'فلتر' }, { q: 'فلتر', sort: 'name' })).toBe(false);
  expect(sameState({ q: 'فلتر' }, { q: 'زيت' })).toBe(false);
  expect(sameState({}, {})).toBe(true);
});
