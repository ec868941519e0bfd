import { expect, it } from 'vitest';
import { columnChoices, moved, shownOf, switched } from './column-choices';

const columns = [
  { id: 'name', header: 'المنتج', primary: true },
  { id: 'brand', header: 'العلامة' },
  { id: 'price', header: 'السعر' },
  { id: 'barcode', header: 'الباركود', optional: true },
];
const ids = (chosen: string[]) => columnChoices(columns, chosen).map(({ id }) => id);

it('lists the shown columns in their order, then the others', () => {
  expect(ids([])).toEqual(['name', 'brand', 'price', 'barcode']);
  expect(ids(['name', 'barcode'])).toEqual(['name', 'barcode', 'brand', 'price']);
  expect(shownOf(columnChoices(columns, ['price', 'gone', 'name']))).toEqual(['price', 'name']);
});
it('shows a column last, and hides it', () => {
  expect(switched(['name', 'price'], 'brand', true)).toEqual(['name', 'price', 'brand']);
  expect(switched(['name', 'price'], 'price', false)).toEqual(['name']);
});
it('moves a column by one place, and not over the ends', () => {
  expect(moved(['name', 'brand', 'price'], 'price', -1)).toEqual(['name', 'price', 'brand']);
  expect(moved(['name', 'brand', 'price'], 'name', 1)).toEqual(['brand', 'name', 'price']);
  expect(moved(['name', 'brand'], 'brand', 1)).toEqual(['name', 'brand']);
  expect(moved(['name', 'brand'], 'gone', 1)).toEqual(['name', 'brand']);
});
