import { expect, it } from 'vitest';
import { arrangeColumns } from './arrange-columns';

const column = (id: string, more = {}) => ({ id, ...more });
const columns = [
  column('name', { primary: true }),
  column('brand'),
  column('price'),
  column('barcode', { optional: true }),
];
const shown = (chosen: string[]) => arrangeColumns(columns, chosen).map(({ id }) => id);

it('shows the usual columns until others are chosen', () => {
  expect(shown([])).toEqual(['name', 'brand', 'price']);
});
it('shows the chosen columns in the chosen order', () => {
  expect(shown(['price', 'barcode', 'name'])).toEqual(['price', 'barcode', 'name']);
});
it('leaves out what no longer exists, and shows a column once', () => {
  expect(shown(['price', 'colour', 'price', 'name'])).toEqual(['price', 'name']);
  expect(shown(['colour'])).toEqual(['name', 'brand', 'price']);
});
it('keeps the column that names the row', () => {
  expect(shown(['price', 'brand'])).toEqual(['name', 'price', 'brand']);
});
