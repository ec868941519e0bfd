import { describe, expect, it } from 'vitest';
import { aDecodedVin } from '../../../test/decoded-vin';
import { factsOf, isTelling } from './vehicle-facts';

const prado = aDecodedVin({
  make: 'Toyota',
  model: 'Prado',
  generation: 'J150',
  yearFrom: 2009,
  yearTo: 2023,
  engine: '1GR-FE',
  litres: 4,
  sources: { make: 'maker', model: 'trade', generation: 'trade', year: null, engine: 'trade' },
});

describe('the facts of a decoded vehicle', () => {
  it('have the years of the generation, with its source, where the number states none', () => {
    expect(factsOf(prado)).toMatchObject({
      generation: 'J150',
      years: 'من 2009 إلى 2023',
      engine: '4.0L 1GR-FE',
      sources: { years: 'trade' },
    });
    expect(factsOf({ ...prado, yearTo: null }).years).toBe('منذ 2009');
  });

  it('have the model year where it is stated', () => {
    const dated = { ...prado, year: 2014, sources: { ...prado.sources, year: 'year' as const } };
    expect(factsOf(dated)).toMatchObject({ years: '2014', sources: { years: 'year' } });
  });

  it('may be none at all', () => {
    expect(isTelling(prado)).toBe(true);
    expect(isTelling(aDecodedVin({}))).toBe(false);
  });
});
