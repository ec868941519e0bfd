import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-text';

it('keeps part numbers as they were typed', () => {
  const search = { q: '1e5', code: '0012', name: 'فلتر زيت & هواء' };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

it('leaves out what is empty', () => {
  expect(stringifySearch({ q: '', page: undefined, sort: null, limit: 20 })).toBe('?limit=20');
  expect(stringifySearch({})).toBe('');
});
