import { describe, expect, it } from 'vitest';
import { fold } from '../kernel/fold';
import { knownMakes } from './vehicle-names/makes.table';
import { knownModels } from './vehicle-names/models';
import { bothNames, vehicleReadings, makeSpellings, modelSpellings } from './make-names';

describe('a vehicle', () => {
  it('matches its Arabic and its Latin name, in any spelling', () => {
    for (const [known, spellings] of [
      [knownMakes, makeSpellings],
      [knownModels, modelSpellings],
    ] as const)
      for (const names of known)
        for (const name of names) {
          expect(spellings(` ${name.toUpperCase()}`), name).toEqual([...new Set(names.map(fold))]);
          expect(spellings(name)[0]).toBe(fold(names[0]));
        }
    expect(makeSpellings('Lada')).toEqual(['lada']);
    expect(modelSpellings('')).toEqual(['']);
  });

  it('is offered with both names', () => {
    expect(bothNames('Toyota')).toBe('Toyota تويوتا');
    expect(bothNames('تويوتا')).toBe('تويوتا');
    expect(bothNames('Lada')).toBe('Lada');
  });

  it.each([
    ['تويوتا', ['تويوتا', 'toyota']],
    ['فلتر تويوتا كامري 2010', ['فلتر تويوتا كامري 2010', 'فلتر toyota camry 2010']],
    ['Hyundai النترا', ['Hyundai النترا', 'hyundai elantra', 'هيونداي النترا']],
    ['مساعد لاند كروزر', ['مساعد لاند كروزر', 'مساعد land cruiser']],
    ['فلتر زيت', ['فلتر زيت']],
  ])('%s is read as %j', (typed, readings) => expect(vehicleReadings(typed)).toEqual(readings));

  it('shares no name with another make or model', () => {
    for (const known of [knownMakes, knownModels]) {
      const names = known.flatMap((one) => [...new Set(one.map(fold))]);
      expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    }
  });
});
