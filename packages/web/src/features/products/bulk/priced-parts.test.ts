import { expect, it } from 'vitest';
import { filtersOf } from './priced-parts';

it('takes the filters of the list and leaves its page, order and blanks', () => {
  const query = {
    page: 2,
    limit: 20,
    sort: '-createdAt',
    q: 'فلتر',
    brand: '',
    isActive: 'false',
    status: 'low_stock',
  };
  expect(filtersOf(query)).toEqual({ q: 'فلتر', status: 'low_stock', isActive: false });
  expect(filtersOf({ page: 1 })).toEqual({});
});
