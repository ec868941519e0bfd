import { knownMakes } from '../catalogue/vehicle-names/makes.table';
import { engines } from '../catalogue/vehicle-names/engines.table';
import { generations } from '../catalogue/vehicle-names/generations';
import { marketNames } from '../catalogue/vehicle-names/market-names.table';
import { knownModels } from '../catalogue/vehicle-names/models';
import { fold } from '../kernel/fold';
import { must } from '../kernel/must';
import type { Meaning } from './meaning';
import { phraseWords } from './word-forms';

const phrases = (names: readonly string[]): string[][] => [
  ...new Map(names.map((name) => [fold(name), phraseWords(name)])).values(),
];

const namesOfModel = new Map(knownModels.map((names) => [names[0], names]));

/** Returns all spellings of a model by its usual Latin name. */
const spellingsOf = (model: string): readonly string[] => namesOfModel.get(model) ?? [model];

/** Returns the other names under which a model was sold, by their usual Latin names. */
export const twinsOf = (model: string): string[] =>
  [...new Set(marketNames.filter((names) => names.includes(model)).flat())].filter((name) => name !== model);

const usualNames = new Map(
  knownModels.flatMap((names) => names.map((name) => [fold(name), names[0]] as const)),
);

/** Returns every spelling of a model and of the names that the same car has elsewhere, folded. */
export const carSpellings = (model: string): readonly string[] => {
  const usual = usualNames.get(fold(model));
  const all = usual === undefined ? [model] : [usual, ...twinsOf(usual)].flatMap(spellingsOf);
  return [...new Set(all.map(fold))];
};

/** Yields each name of a make or model with what it means: the same in other letters, under other names, a generation. */
export function* vehicleMeanings(): Generator<{ names: readonly string[]; meaning: Meaning }> {
  for (const names of knownMakes)
    yield { names, meaning: { key: names[0], phrases: phrases(names), rank: 0, ofVehicle: true } };
  for (const names of knownModels) {
    const [model] = names;
    yield {
      names,
      meaning: {
        key: model,
        phrases: phrases(names),
        rank: 0,
        ofVehicle: true,
        models: [model, ...twinsOf(model)],
      },
    };
    const twins = twinsOf(model);
    if (twins.length > 0)
      yield {
        names,
        meaning: { key: model, phrases: phrases(twins.flatMap(spellingsOf)), rank: 1, ofVehicle: true },
      };
  }
  for (const [name, ...car] of generations)
    yield { names: [name, ...namesWithModel(name, car[0])], meaning: meaningOf(name, [car]) };
  for (const { names, cars } of engines) yield { names, meaning: meaningOf(must(names[0]), cars) };
}

/** Returns how people name a generation with its model: J120 is a «برادو 120», LM a «توسان LM». */
function namesWithModel(code: string, model: string): string[] {
  const [said] = /(?<=^[A-Z]+)\d{3}$|^[A-Z]{2}\d?$/.exec(code) ?? [];
  return said ? spellingsOf(model).map((spelling) => `${spelling} ${said}`) : [];
}

/** The meaning of a name that stands for cars built in some years. */
const meaningOf = (
  key: string,
  cars: readonly (readonly [model: string, from: number, to: number])[],
): Meaning => ({
  key,
  phrases: phrases(cars.flatMap(([model]) => spellingsOf(model))),
  rank: 1,
  ofVehicle: true,
  models: [...new Set(cars.flatMap(([model]) => [model, ...twinsOf(model)]))],
  years: [Math.min(...cars.map(([, from]) => from)), Math.max(...cars.map(([, , to]) => to))],
});
