import { describe, expect, it } from 'vitest';
import { fitConfidence } from './vehicle-fit.rules';

const fit = {
  model: 'Accord',
  yearFrom: 2003,
  yearTo: 2007,
  monthFrom: null,
  monthTo: null,
  engine: '',
  needsEngine: true,
};
const vehicle = { engine: 'J30A4', litres: 3, yearFrom: 2005, yearTo: 2005 };

describe('the confidence that a part fits a vehicle', () => {
  it.each([
    ['with its engine by name', { engine: 'J30A4 3.0L' }, 1],
    ['with its engine by size', { engine: 'V6 3.0L' }, 1],
    ['for any engine', { engine: '' }, 0.9],
    ['with an engine nobody can compare', { engine: 'K24' }, 0.6],
    ['with another engine', { engine: '2.4L' }, 0],
    ['for any year', { yearFrom: null, yearTo: null }, 0.85 * 0.9],
    ['for all models', { model: '' }, 0],
    ['with another engine, of a part it is nothing to', { engine: '2.4L', needsEngine: false }, 1],
    ['from the middle of its year', { yearFrom: 2005, monthFrom: 6 }, 0.7 * 0.9],
    ['until the middle of its year', { yearTo: 2005, monthTo: 6 }, 0.7 * 0.9],
    ['from the beginning of its year', { yearFrom: 2005, monthFrom: 1 }, 0.9],
  ])('%s: %j is %d', (_, input, confidence) => {
    expect(fitConfidence({ ...fit, ...input }, vehicle)).toBeCloseTo(confidence);
  });

  it.each([
    ['all years of the generation', { yearFrom: 2002, yearTo: 2009 }, 0.9],
    ['its first years only', { yearFrom: 2003, yearTo: 2005 }, 0.7 * 0.9],
    ['its last years and after', { yearFrom: 2007, yearTo: null }, 0.7 * 0.9],
    ['its first year alone', { yearFrom: 2003, yearTo: 2003 }, 0.7 * 0.9],
    ['the generation before it', { yearFrom: 1998, yearTo: 2003 }, 0],
    ['the generation after it', { yearFrom: 2008, yearTo: null }, 0],
  ])('where only the generation is known, for %s: %j is %d', (_, years, confidence) => {
    const generation = { ...vehicle, yearFrom: 2003, yearTo: 2008 };
    expect(fitConfidence({ ...fit, ...years }, generation)).toBeCloseTo(confidence);
  });
});
