import { expect, it } from 'vitest';
import { namedFirst } from './named-first';

it('puts a name that begins with what was typed before one that holds it, and those found otherwise last', () => {
  const rows = ['مؤسسة البركة', 'ورشة ناصر', 'ناصر المطري', 'بركة'].map((name) => ({ name }));
  expect(namedFirst(rows, 'ناصر').map(({ name }) => name)).toEqual([
    'ناصر المطري',
    'ورشة ناصر',
    'مؤسسة البركة',
    'بركة',
  ]);
  expect(namedFirst(rows, '')).toEqual(rows);
});
