import { productTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { fitmentYears, linkedId } from './part-fields.rules';

const years = (given: object) => fitmentYears({ make: 'Kia', model: '', engine: '', ...given });

describe('the years a part fits', () => {
  it.each([
    [{ year: 2012 }, { yearFrom: 2012, yearTo: 2012 }],
    [
      { yearFrom: 2010, yearTo: 2015 },
      { yearFrom: 2010, yearTo: 2015 },
    ],
    [
      { year: 2010, yearFrom: 2010, yearTo: 2015 },
      { yearFrom: 2010, yearTo: 2015 },
    ],
    [{ yearFrom: 2010 }, { yearFrom: 2010, yearTo: null }],
    [{ yearTo: 2015 }, { yearFrom: null, yearTo: 2015 }],
    [{}, { yearFrom: null, yearTo: null }],
  ])('%j are %j', (given, expected) =>
    expect(years(given)).toEqual({ monthFrom: null, monthTo: null, ...expected }),
  );

  it('are refused when the range ends before it starts', () =>
    expect(() => years({ yearFrom: 2015, yearTo: 2010 })).toThrow(productTexts.years));
});

describe('a link', () => {
  it('is an id or the linked record; null removes it, undefined leaves it', () =>
    expect(['a', { _id: 'b' }, null, undefined].map(linkedId)).toEqual(['a', 'b', null, undefined]));
});
