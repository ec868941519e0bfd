import { describe, expect, it } from 'vitest';
import { changeListSearch, nextSort, openView, readListSearch, viewOf } from './list-search';

const read = (search: Record<string, unknown>) =>
  readListSearch(search, ['status'] as const, { sort: '-createdAt', limit: 20 });

describe('reading', () => {
  it('falls back to the first page, newest first', () => {
    expect(read({})).toEqual({
      page: 1,
      limit: 20,
      sort: '-createdAt',
      q: '',
      columns: [],
      filters: { status: '' },
    });
  });
  it('reads numbers as text', () => {
    expect(read({ q: 90915, page: 3, status: 'paid' })).toMatchObject({
      q: '90915',
      page: 3,
      filters: { status: 'paid' },
    });
  });
  it('ignores invalid values', () => {
    expect(read({ page: -2, limit: 'x', q: { a: 1 } })).toMatchObject({ page: 1, limit: 20, q: '' });
    expect(read({ limit: 1e9 })).toMatchObject({ limit: 100 });
  });
});

describe('changing', () => {
  it('resets the page when a filter changes', () => {
    expect(changeListSearch({ page: 4, q: 'فلتر' }, { status: 'paid' })).toEqual({
      q: 'فلتر',
      status: 'paid',
    });
  });
  it('keeps the rest when the page changes', () => {
    expect(changeListSearch({ q: 'فلتر' }, { page: 2 })).toEqual({ q: 'فلتر', page: 2 });
  });
  it('leaves blank values out', () => {
    expect(changeListSearch({ q: 'فلتر', status: 'paid' }, { q: '', status: undefined })).toEqual({});
  });
  it('keeps parameters of the URL that are not its own', () => {
    expect(changeListSearch({ tab: 'stock' }, { page: 2 })).toEqual({ tab: 'stock', page: 2 });
  });
});

describe('a saved view', () => {
  const search = { q: 'فلتر', sort: '-name', columns: 'name,price', status: 'paid', page: 3, tab: 'stock' };
  const view = { q: 'فلتر', sort: '-name', columns: 'name,price', status: 'paid' };

  it('keeps search, filters, sort and columns, and not the page', () => {
    expect(viewOf(search, ['status', 'brand'])).toEqual(view);
  });
  it('replaces what is set now, and starts at the first page', () => {
    const now = { brand: 'تويوتا', page: 2, tab: 'stock' };
    expect(changeListSearch(now, openView(view, ['status', 'brand']))).toEqual({ ...view, tab: 'stock' });
  });
  it('opens without a filter that the list no longer has', () => {
    expect(changeListSearch({}, openView({ ...view, colour: 'red' }, ['status']))).toEqual(view);
  });
});

it('sorting by the same column again reverses the order', () => {
  expect(nextSort('-createdAt', 'name')).toBe('name');
  expect(nextSort('name', 'name')).toBe('-name');
  expect(nextSort('-name', 'name')).toBe('name');
});
