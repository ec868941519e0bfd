import { cashTexts } from '@turoos/contract';
import { expect, it } from 'vitest';
import { countedAmounts, countProblem, startCount, sumOf, type CountEntry } from './count-entries';

const nameOf = () => 'ريال يمني';

const rials = (pieces: CountEntry['pieces']): CountEntry => ({
  currency: 'YER',
  byNote: true,
  pieces,
  total: null,
});

it('counts known currencies by note and any other as a total', () => {
  expect(startCount(['YER', 'SAR', 'AED']).map(({ byNote }) => byNote)).toEqual([true, true, false]);
});

it('adds up the notes of a currency', () => {
  expect(sumOf(rials({ '1000': 12, '250': 3, '50': 1 }))).toBe(12_800);
  expect(sumOf(rials({ '1000': 0 }))).toBe(0);
});

it('does not take an empty count for zero', () => {
  expect(sumOf(rials({}))).toBeNull();
  expect(sumOf(rials({ '500': null }))).toBeNull();
  expect(countProblem([rials({ '500': 1 }), ...startCount(['USD'])], nameOf)).toBe(cashTexts.countEach);
  expect(countProblem([rials({ '500': 0 })], nameOf)).toBeUndefined();
});

it('names the note or the currency of a number that nobody counted', () => {
  expect(countProblem([rials({ '500': 1, '1000': 10_000_000 })], nameOf)).toBe(
    cashTexts.tooManyPieces('1,000', 'ريال يمني'),
  );
  const total = { ...rials({ '1000': 10_000_000 }), byNote: false, total: 2e12 };
  expect(countProblem([total], nameOf)).toBe(cashTexts.countTooLarge('ريال يمني'));
  expect(countProblem([{ ...total, total: 5000 }], nameOf)).toBeUndefined();
});

it('sends the notes that were counted, and a plain total without notes', () => {
  const dollars = { currency: 'USD', byNote: false, pieces: { '100': 7 }, total: 12.5 };
  expect(countedAmounts([rials({ '1000': 2, '500': 0, '100': null }), dollars])).toEqual([
    { currency: 'YER', amount: 2000, notes: { '1000': 2 } },
    { currency: 'USD', amount: 12.5 },
  ]);
  expect(countedAmounts([rials({ '1000': 0 })])).toEqual([{ currency: 'YER', amount: 0 }]);
});
