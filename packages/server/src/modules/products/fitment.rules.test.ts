import { describe, expect, it } from 'vitest';
import { withoutVehicle, type FitmentRow } from './fitment.rules';

const corolla: FitmentRow = { make: 'Toyota', model: 'Corolla', yearFrom: 2008, yearTo: 2013, engine: '' };
const spans = (rows: ReturnType<typeof withoutVehicle>) =>
  rows.map(({ yearFrom, yearTo, engine }) => [yearFrom, yearTo, engine]);

describe('a fitment after removing one vehicle', () => {
  it('keeps the years before and after the vehicle', () => {
    expect(withoutVehicle(corolla, { year: 2010, engine: '' }, [])).toEqual([
      { ...corolla, yearTo: 2009, monthTo: null },
      { ...corolla, yearFrom: 2011, monthFrom: null },
    ]);
  });

  it.each([
    [{ yearFrom: 2010, yearTo: 2010 }, []],
    [{ yearFrom: 2010, yearTo: 2012 }, [[2011, 2012, '']]],
    [{ yearFrom: 2009, yearTo: 2010 }, [[2009, 2009, '']]],
    [
      { yearFrom: null, yearTo: null },
      [
        [null, 2009, ''],
        [2011, null, ''],
      ],
    ],
  ])('of the years %j keeps %j', (years, kept) => {
    expect(spans(withoutVehicle({ ...corolla, ...years }, { year: 2010, engine: '' }, []))).toEqual(kept);
  });

  it('keeps the months of the ends that remain', () => {
    const months = { ...corolla, monthFrom: 6, monthTo: 3 };
    expect(withoutVehicle(months, { year: 2010, engine: '' }, [])).toEqual([
      { ...months, yearTo: 2009, monthTo: null },
      { ...months, yearFrom: 2011, monthFrom: null },
    ]);
  });

  it('starts no range before the first possible year', () => {
    expect(spans(withoutVehicle({ ...corolla, yearFrom: null }, { year: 1900, engine: '' }, []))).toEqual([
      [1901, 2013, ''],
    ]);
  });

  it('keeps the other engines of the year, where it was for any engine', () => {
    const one = { ...corolla, yearFrom: 2010, yearTo: 2010 };
    expect(spans(withoutVehicle(one, { year: 2010, engine: '1.8L' }, ['1.6L']))).toEqual([
      [2010, 2010, '1.6L'],
    ]);
    expect(withoutVehicle({ ...one, engine: '1.8L' }, { year: 2010, engine: '1.8L' }, ['1.6L'])).toEqual([]);
  });
});
