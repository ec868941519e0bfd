import { AppError, hasCheckDigit, modelYears, tidyVin, vinProblem, type DecodedVin } from '@turoos/contract';
import { countryOf, knownMaker } from './maker-codes';
import { matchKeys } from './match-keys.rules';
import { vinData, type Pattern } from './vin-data';

type Facts = Partial<Record<string, { value: string; weight: number }>>;

/**
 * Decodes a VIN: by the patterns its maker filed, else by the maker's code, else only the country. Nothing is
 * guessed: unknown fields stay empty. The VIN is normalised and has 17 characters.
 */
export async function decodeVin(vin: string, now = new Date()): Promise<DecodedVin> {
  const { makers, schemas, patternsOf } = await vinData();
  const code = makerCode(vin, makers);
  const filed = makers.get(code) ?? [];
  const years = modelYears(vin, now.getFullYear() + 1);

  for (const year of years) {
    const valid = (schemas.get(code) ?? []).filter(({ from, to }) => from <= year && year <= to);
    const facts = bestFacts(
      valid.flatMap(({ id }) => patternsOf(id)),
      vin,
    );
    const make = facts['make']?.value;
    if (!make || !isTrusted(facts, vin)) continue;
    const maker = filed.find((one) => one.make === make) ?? filed[0];
    return {
      ...nothing(vin),
      source: 'patterns',
      make,
      country: maker?.country ?? countryOf(vin),
      vehicleType: maker?.vehicleType ?? '',
      year,
      years,
      model: facts['model']?.value ?? '',
      body: facts['body']?.value ?? '',
      engine: facts['engine']?.value ?? '',
      cylinders: numberOf(facts['cylinders']?.value),
      litres: numberOf(facts['litres']?.value),
      fuel: facts['fuel']?.value ?? '',
      transmission: facts['transmission']?.value ?? '',
      doors: numberOf(facts['doors']?.value),
    };
  }

  const makes = [...new Set(filed.map(({ make }) => make))];
  const known = makes.length === 1 ? filed[0] : knownMaker(vin);
  return {
    ...nothing(vin),
    source: known ? 'maker' : countryOf(vin) ? 'country' : 'nothing',
    make: known?.make ?? '',
    country: known?.country || filed[0]?.country || countryOf(vin),
    // without the maker's patterns the tenth character is ambiguous, so several years stay several
    year: years.length === 1 && known ? (years[0] as number) : null,
    years,
  };
}

/**
 * Whether the patterns apply: they describe vehicles for America. A VIN without a valid check digit counts as
 * one of these only if the patterns yield more than its name.
 */
const isTrusted = (facts: Facts, vin: string): boolean =>
  hasCheckDigit(vin) || ['body', 'engine', 'litres', 'fuel'].filter((element) => facts[element]).length >= 2;

/**
 * Returns the maker's code: makers of few vehicles share a code ending in 9 and differ in characters 12–14.
 */
function makerCode(vin: string, makers: ReadonlyMap<string, unknown>): string {
  const long = vin.slice(0, 3) + vin.slice(11, 14);
  return vin[2] === '9' && makers.has(long) ? long : vin.slice(0, 3);
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

const numberOf = (text: string | undefined): number | null =>
  text && Number.isFinite(Number(text)) ? Number(text) : null;

const nothing = (vin: string): DecodedVin => ({
  vin,
  source: 'nothing',
  checkDigit: hasCheckDigit(vin),
  make: '',
  country: '',
  vehicleType: '',
  year: null,
  years: [],
  model: '',
  body: '',
  engine: '',
  cylinders: null,
  litres: null,
  fuel: '',
  transmission: '',
  doors: null,
});

/** Decodes a VIN as typed; throws when it is invalid. */
export async function readVin(typed: string): Promise<DecodedVin> {
  const vin = tidyVin(typed);
  const problem = vinProblem(vin);
  if (problem) throw new AppError('VALIDATION', problem);
  return decodeVin(vin);
}
