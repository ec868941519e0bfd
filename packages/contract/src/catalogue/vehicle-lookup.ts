import { fold } from '../kernel/fold';
import { knownMakes } from './vehicle-names/makes.table';
import { modelsOfMakes } from './vehicle-names/models';

/**
 * The form in which names of vehicles are looked up: «X-Trail», «x trail» and «XTRAIL» are one. Digits apart stay
 * apart: «H-1 00» is not «H100».
 */
const nameKey = (text: string): string =>
  fold(text)
    .replace(/(?<=\d)[^0-9a-zء-ي]+(?=\d)/g, '|')
    .replace(/[^0-9a-zء-ي|]/g, '');

const makes = new Map(knownMakes.flatMap((names) => names.map((name) => [nameKey(name), names[0]] as const)));
const models = new Map(
  Object.entries(modelsOfMakes).flatMap(([make, all]) =>
    all.flatMap((names) => names.map((name) => [nameKey(name), { make, model: names[0] }] as const)),
  ),
);

/** Returns the usual Latin name of a make in any spelling. */
export const knownMake = (text: string): string | undefined => makes.get(nameKey(text));

/** Returns a model in any spelling, with its make. */
export const knownModel = (text: string): { make: string; model: string } | undefined =>
  models.get(nameKey(text));
