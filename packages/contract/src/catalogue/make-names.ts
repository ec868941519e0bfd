import { fold } from '../kernel/fold';
import { knownMakes } from './vehicle-names/makes.table';
import { knownModels } from './vehicle-names/models';

/** Maps each folded spelling of a name to all spellings of it, the usual one first. */
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
 * Returns every spelling of a make, Arabic and Latin, folded. SQL compares with these, so that this table
 * alone decides. All spellings of one make have the same first entry.
 */
export const makeSpellings = (make: string): readonly string[] => makes.get(fold(make)) ?? [fold(make)];

/** Returns every spelling of a model. */
export const modelSpellings = (model: string): readonly string[] => models.get(fold(model)) ?? [fold(model)];

/** The label of a choice: 'Toyota تويوتا'; a name without a known translation stands alone. */
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

/** Replaces the vehicle names in a folded text by those of one language. */
const inLanguage = (text: string, language: 'latin' | 'arabic'): string =>
  groups
    .reduce((now, { names, [language]: wanted }) => {
      const found = names.find((name) => now.includes(` ${name} `));
      return found === undefined ? now : now.replace(` ${found} `, ` ${wanted} `);
    }, ` ${text} `)
    .trim();

/**
 * Returns the typed text, and the same text with makes and models translated: parts are recorded for 'Toyota
 * Camry' and searched as 'تويوتا كامري', or the other way round.
 */
export function vehicleReadings(typed: string): string[] {
  const text = fold(typed);
  const others = [inLanguage(text, 'latin'), inLanguage(text, 'arabic')].filter((one) => one !== text);
  return [typed, ...new Set(others)];
}
