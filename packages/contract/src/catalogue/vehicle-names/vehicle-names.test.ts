import { describe, expect, it } from 'vitest';
import { twinsOf } from '../../part-words/vehicle-meanings';
import { engines } from './engines.table';
import { generations } from './generations';
import { marketNames } from './market-names.table';
import { knownModels } from './models';

const models = new Set(knownModels.map(([latin]) => latin));

describe('the names of vehicles', () => {
  it('are those of known models, in market names, generations and engines', () => {
    expect(marketNames.flat().filter((name) => !models.has(name))).toEqual([]);
    expect(generations.filter(([, model]) => !models.has(model))).toEqual([]);
    const ofEngines = engines.flatMap(({ cars }) => cars);
    expect(
      ofEngines.filter(([model, from, to]) => !models.has(model) || !(from > 1970 && from <= to)),
    ).toEqual([]);
    for (const names of marketNames) expect(new Set(names).size, names.join()).toBe(names.length);
  });

  it('name generations with their years, each once for a model', () => {
    for (const [name, , from, to] of generations) expect(from <= to && from > 1970, name).toBe(true);
    const lines = generations.map(([name, model]) => `${name} ${model}`);
    expect(lines.filter((line, place) => lines.indexOf(line) !== place)).toEqual([]);
  });

  it('lead to the same car elsewhere, one step far', () => {
    expect(twinsOf('Cerato')).toEqual(['Forte', 'K3', 'Spectra']);
    expect(twinsOf('Versa')).toEqual(['Sunny', 'Almera', 'Latio', 'Tiida']);
    expect(twinsOf('Sunny')).not.toContain('Tiida');
    expect(twinsOf('Camry')).toEqual([]);
  });
});
