import { fold } from '../kernel/fold';
import { knownMakes, knownModels } from './vehicle-names.table';

/** Every name of a vehicle by each of them, folded; the usual one comes first, whichever was asked for. */
const bySpelling = (known: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    known.flatMap((names) => {
      const folded = [...new Set(names.map(fold))];
      return folded.map((name) => [name, folded] as const);
    }),
  );

const makes = bySpelling(knownMakes);
const models = bySpelling(knownModels);

/**
 * Every name a make goes by, in Arabic and in Latin letters, folded: what SQL compares with, so that these tables alone
 * decide. Two spellings of one make have the same first one.
 */
export const makeSpellings = (make: string): readonly string[] => makes.get(fold(make)) ?? [fold(make)];

/** Every name a model goes by. */
export const modelSpellings = (model: string): readonly string[] => models.get(fold(model)) ?? [fold(model)];

/** As it is offered for choosing: 'Toyota تويوتا'; a name nobody knows another one of stands alone. */
export const bothNames = (name: string): string => {
  const arabic = [knownMakes, knownModels]
    .flatMap((known) => known.filter((names) => names.some((one) => fold(one) === fold(name))))
    .map((names) => names[1])[0];
  return arabic && fold(arabic) !== fold(name) ? `${name} ${arabic}` : name;
};

const groups = [...knownMakes, ...knownModels].map((names) => ({
  latin: fold(names[0]),
  arabic: fold(names[1]),
  names: [...new Set(names.map(fold))].toSorted((a, b) => b.length - a.length),
}));

/** A folded text with the names of vehicles in one language. */
const inLanguage = (text: string, language: 'latin' | 'arabic'): string =>
  groups
    .reduce((now, { names, [language]: wanted }) => {
      const found = names.find((name) => now.includes(` ${name} `));
      return found === undefined ? now : now.replace(` ${found} `, ` ${wanted} `);
    }, ` ${text} `)
    .trim();

/**
 * What was typed, and the same with makes and models by their other names: parts are on file for 'Toyota Camry' and
 * asked for as 'تويوتا كامري', or the other way round.
 */
export function vehicleReadings(typed: string): string[] {
  const text = fold(typed);
  const others = [inLanguage(text, 'latin'), inLanguage(text, 'arabic')].filter((one) => one !== text);
  return [typed, ...new Set(others)];
}
