import { describe, expect, it } from 'vitest';
import { flag, listQuery, parseSort } from './paging';
import { page } from './reply';
import { z } from 'zod';

const query = listQuery(['createdAt', 'name'], '-createdAt', { active: flag.optional() });

describe('the query of a list', () => {
  it('starts at page 1 with 10 rows, newest first', () =>
    expect(query.parse({})).toEqual({ page: 1, limit: 10, sort: '-createdAt' }));

  it('reads the parameters of a URL and drops unknown ones', () =>
    expect(query.parse({ page: '3', limit: '50', sort: 'name', active: 'true', _t: '1' })).toEqual({
      page: 3,
      limit: 50,
      sort: 'name',
      active: true,
    }));

  it.each([
    { page: '0' },
    { page: 'x' },
    { limit: '1001' },
    { limit: '-1' },
    { sort: 'password' },
    { active: '2' },
  ])('rejects %j', (raw) => expect(query.safeParse(raw).success).toBe(false));

  it('sorts in descending order with a minus sign', () => {
    expect(parseSort('-createdAt')).toEqual({ field: 'createdAt', direction: 'desc' });
    expect(parseSort('name')).toEqual({ field: 'name', direction: 'asc' });
  });
});

describe('the envelope of a page', () => {
  const reply = page(z.string());
  const inner = { rows: ['a', 'b'], total: 41, page: 2, limit: 20 };

  it('carries the pagination fields of the specification', () =>
    expect(reply.wrap(inner)).toEqual({
      success: true,
      data: ['a', 'b'],
      pagination: { page: 2, limit: 20, total: 41, pages: 3 },
    }));

  it('unwraps to the wrapped value', () => expect(reply.unwrap(reply.wrap(inner))).toEqual(inner));
});
