import { describe, expect, it } from 'vitest';
import { carInText, carOfVin, vinInText } from './car-in-text';

describe('a typed car', () => {
  it.each([
    ['كامري 2008', { make: 'Toyota', model: 'Camry', year: 2008 }],
    ['هايلكس ٢٠١٢', { make: 'Toyota', model: 'Hilux', year: 2012 }],
    ['Kia Rio 2010', { make: 'Kia', model: 'Rio', year: 2010 }],
    ['كامري', undefined],
    ['2008', undefined],
    ['', undefined],
  ])('%j', (text, car) => expect(carInText(text)).toEqual(car));

  it('may be a VIN, with a year behind it where the number tells none', () => {
    expect(vinInText(' jtmhx01j0d4012345 2009')).toEqual({ vin: 'JTMHX01J0D4012345', year: 2009 });
    expect(vinInText('JTMHX01J0D4012345')).toEqual({ vin: 'JTMHX01J0D4012345', year: null });
    expect(vinInText('كامري 2008')).toBeUndefined();
    const decoded = { vin: 'JTMHX01J0D4012345', make: 'Toyota', model: 'Land Cruiser', year: null };
    expect(carOfVin(decoded, null)).toBeUndefined();
    expect(carOfVin(decoded, 2009)).toMatchObject({ model: 'Land Cruiser', year: 2009 });
    expect(carOfVin({ ...decoded, year: 2013 }, null)).toMatchObject({ year: 2013 });
  });
});
