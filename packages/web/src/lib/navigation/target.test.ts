import { describe, expect, it } from 'vitest';
import { hrefOf, matchPath, parseSearch, stringifySearch, type Path } from './target';

const patterns = ['/', '/sales', '/sales/$id', '/sales/$id/print', '/customers/new', '/customers/$id'];
const here = { path: '/sales', search: { q: 'فلتر', page: '2' } };
const to = (path: string) => path as Path;

describe('a path', () => {
  it.each([
    ['/', '/', {}],
    ['/sales', '/sales', {}],
    ['/sales/', '/sales', {}],
    ['/sales/7', '/sales/$id', { id: '7' }],
    ['/sales/a%2Fb/print', '/sales/$id/print', { id: 'a/b' }],
    ['/customers/new', '/customers/new', {}],
    ['/customers/9', '/customers/$id', { id: '9' }],
    ['/sales/%E0%A4%A', '/sales/$id', { id: '%E0%A4%A' }],
  ])('%s is %s', (path, pattern, params) => {
    expect(matchPath(patterns, path)).toEqual({ pattern, params });
  });

  it.each(['/nowhere', '/sales/1/2/3', '/sales//print'])('%s matches no screen', (path) => {
    expect(matchPath(patterns, path)).toBeUndefined();
  });
});

describe('an address', () => {
  it('fills in parameters and drops empty values', () => {
    expect(hrefOf({ to: to('/sales/$id'), params: { id: 'أ ب' } }, here)).toBe('/sales/%D8%A3%20%D8%A8');
    expect(hrefOf({ to: to('/sales'), search: { new: '1', q: '', view: undefined } }, here)).toBe(
      '/sales?new=1',
    );
  });

  it('changes the search of the current screen', () => {
    expect(hrefOf({ to: '.', search: (now) => ({ ...now, page: undefined }) }, here)).toBe(
      `/sales?${new URLSearchParams({ q: 'فلتر' }).toString()}`,
    );
    expect(hrefOf({ to: '.' }, here)).toBe('/sales');
  });

  it('keeps typed values as text', () => {
    expect(parseSearch('?q=1e5&page=02')).toEqual({ q: '1e5', page: '02' });
    expect(parseSearch(stringifySearch({ q: 'بواجي & فلتر' }))).toEqual({ q: 'بواجي & فلتر' });
  });
});
