import { SheetChoice } from '@turoos/contract';
import { expect, it } from 'vitest';
import { alwaysOf, inWarehouse, meaningOf, withAlways, withMeaning } from './column-meaning';

const choice = SheetChoice.parse({
  kind: 'parts',
  headerRow: 4,
  mapping: { partNumber: 0, name: 1, brand: { always: 'Toyota' } },
  warehouseColumns: { 3: '6f1f1a52-0c5b-4b77-8a52-7a1f3c1d2e11' },
  settings: {},
  answers: {},
});

it('tells what a column is read as', () => {
  expect([0, 1, 2, 3].map((place) => meaningOf(choice, place))).toEqual([
    'partNumber',
    'name',
    '',
    inWarehouse('6f1f1a52-0c5b-4b77-8a52-7a1f3c1d2e11'),
  ]);
});

it('moves a field to the column that is chosen for it', () => {
  const moved = withMeaning(choice, 2, 'name');
  expect(moved.mapping).toEqual({ partNumber: 0, name: 2, brand: { always: 'Toyota' } });
  expect(meaningOf(moved, 1)).toBe('');
});

it('reads a column as one thing only', () => {
  const asField = withMeaning(choice, 3, 'quantity');
  expect(asField.warehouseColumns).toEqual({});
  expect(meaningOf(asField, 3)).toBe('quantity');
  const asStock = withMeaning(choice, 1, inWarehouse('w'));
  expect(asStock.mapping).not.toHaveProperty('name');
  expect(meaningOf(asStock, 1)).toBe(inWarehouse('w'));
  expect(meaningOf(withMeaning(asStock, 1, ''), 1)).toBe('');
});

it('gives all rows one value, which a column for the same field replaces', () => {
  expect(alwaysOf(choice)).toEqual([{ field: 'brand', value: 'Toyota' }]);
  expect(alwaysOf(withAlways(choice, 'unit', 'قطعة'))).toHaveLength(2);
  expect(alwaysOf(withAlways(choice, 'brand', ''))).toEqual([]);
  expect(alwaysOf(withMeaning(choice, 5, 'brand'))).toEqual([]);
});
