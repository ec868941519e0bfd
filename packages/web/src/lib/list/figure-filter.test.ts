import { expect, it } from 'vitest';
import { filtersAfter, filtersOfFigures, isChosen, type FigureFilter } from './figure-filter';

const all: readonly (FigureFilter | undefined)[] = [{}, { status: 'pending' }, { stock: 'low' }, undefined];

it('a press sets the figure’s filters and takes back those of the others', () => {
  expect(filtersAfter({ status: 'pending' }, all, { status: '', stock: 'low' })).toEqual({
    status: 'pending',
    stock: '',
  });
});

it('a second press, or one on the figure of all records, shows everything', () => {
  const none = { status: '', stock: '' };
  expect(filtersAfter({ status: 'pending' }, all, { status: 'pending', stock: '' })).toEqual(none);
  expect(filtersAfter({}, all, { status: 'pending', stock: '' })).toEqual(none);
});

it('a figure is chosen while the list has its filters', () => {
  expect(isChosen({ status: 'pending' }, { status: 'pending', q: 'x' })).toBe(true);
  expect(isChosen({ status: 'pending' }, { status: 'approved' })).toBe(false);
  expect(isChosen({}, { status: '' })).toBeUndefined();
});

it('figures keep their numbers while one of them is chosen, and follow all other filters', () => {
  const chosen = { status: 'pending', stock: '', city: 'عدن' };
  expect(filtersOfFigures(all, chosen)).toEqual({ status: '', stock: '', city: 'عدن' });
  const other = { status: 'approved', stock: '', city: 'عدن' };
  expect(filtersOfFigures(all, other)).toBe(other);
});
