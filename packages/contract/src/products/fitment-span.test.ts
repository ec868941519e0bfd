import { describe, expect, it } from 'vitest';
import { endsBeforeBeginning, readMonthOfYear, spanText } from './fitment-span';

const span = (yearFrom: number | null, yearTo: number | null, monthFrom?: number, monthTo?: number) => ({
  yearFrom,
  yearTo,
  monthFrom,
  monthTo,
});

describe('the years of a fitment', () => {
  it.each([
    [span(2007, 2011, 6, 3), '06/2007–03/2011'],
    [span(2007, 2011, 6), '06/2007–2011'],
    [span(2007, 2007), '2007'],
    [span(2007, 2007, 2, 9), '02/2007–09/2007'],
    [span(2010, null), '2010+'],
    [span(null, 2010, undefined, 4), '–04/2010'],
    [span(null, null), ''],
  ])('%j are %s', (years, text) => expect(spanText(years)).toBe(text));

  it.each([
    ['2007', { year: 2007, month: null }],
    [' ٦/٢٠٠٧ ', { year: 2007, month: 6 }],
    ['2007/06', { year: 2007, month: 6 }],
    ['12-2007', { year: 2007, month: 12 }],
    ['', { year: null, month: null }],
    ['13/2007', undefined],
    ['07', undefined],
    ['1/2007/2', undefined],
  ])('%j is typed', (typed, read) => expect(readMonthOfYear(typed)).toEqual(read));

  it('end after they begin', () => {
    expect(endsBeforeBeginning(span(2007, 2007, 6, 3))).toBe(true);
    expect(endsBeforeBeginning(span(2007, 2007, 6))).toBe(false);
    expect(endsBeforeBeginning(span(2008, 2007))).toBe(true);
    expect(endsBeforeBeginning(span(2007, null, 6))).toBe(false);
  });
});
