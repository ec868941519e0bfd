import { hasCheckDigit } from '@turoos/contract';
import { mendEngine } from './engine-name.rules';
import { matchKeys } from './match-keys.rules';
import { vinData, type Pattern } from './vin-data';

/** A vehicle as described by the patterns that its maker filed in America. */
export interface FiledVehicle {
  year: number;
  make: string;
  model: string;
  body: string;
  engine: string;
  cylinders: number | null;
  litres: number | null;
  fuel: string;
  transmission: string;
  doors: number | null;
}

type Facts = Partial<Record<string, { value: string; weight: number }>>;

/**
 * Returns the vehicle of the first model year whose patterns apply. They describe vehicles for America; one
 * without a valid check digit counts as such only if they yield more than its name and `anyMarket` allows it.
 */
export async function filedVehicle(
  vin: string,
  code: string,
  years: readonly number[],
  anyMarket: (make: string) => boolean,
): Promise<FiledVehicle | undefined> {
  const { schemas, patternsOf } = await vinData();
  for (const year of years) {
    const valid = (schemas.get(code) ?? []).filter(({ from, to }) => from <= year && year <= to);
    const facts = bestFacts(
      valid.flatMap(({ id }) => patternsOf(id)),
      vin,
    );
    const text = (element: string): string => facts[element]?.value ?? '';
    const details = ['body', 'engine', 'litres', 'fuel'].filter(text).length;
    if (!text('make') || !(hasCheckDigit(vin) || (details >= 2 && anyMarket(text('make'))))) continue;
    return {
      year,
      make: text('make'),
      model: text('model'),
      body: text('body'),
      engine: mendEngine(text('engine')),
      cylinders: numberOf(text('cylinders')),
      litres: numberOf(text('litres')),
      fuel: text('fuel'),
      transmission: text('transmission'),
      doors: numberOf(text('doors')),
    };
  }
  return undefined;
}

/**
 * Returns per element the value of the matching pattern with the most fixed characters; make and model come
 * from one pattern.
 */
function bestFacts(patterns: readonly Pattern[], vin: string): Facts {
  const facts: Facts = {};
  for (const { keys, element, value } of patterns) {
    const weight = matchKeys(keys, vin);
    if (weight !== undefined && weight > (facts[element]?.weight ?? -1)) facts[element] = { value, weight };
  }
  return facts;
}

const numberOf = (text: string): number | null =>
  text && Number.isFinite(Number(text)) ? Number(text) : null;
