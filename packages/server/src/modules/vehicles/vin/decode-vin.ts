import {
  chassisProblem,
  hasCheckDigit,
  tidyVin,
  vinProblem,
  wrongField,
  type DecodedVin,
} from '@turoos/contract';
import { filedVehicle } from './filed-patterns';
import { countryOf, knownMaker } from './maker-codes';
import { codedYears, statesYear } from './model-year.rules';
import { isBuiltIn, mergeFacts } from './merge-facts.rules';
import { rulesForFrame, rulesForVin, vehicleRules, type Engine } from './vehicle-rules';
import { vinData } from './vin-data';

/**
 * Decodes a VIN: by the patterns its maker filed in America, by the rules for other markets, by the maker's
 * code. Nothing is guessed: unknown fields stay empty, and so do those on which two rules disagree. The number
 * is normalised and either a VIN or a frame number.
 */
export const decodeVin = (number: string, now = new Date()): Promise<DecodedVin> =>
  vinProblem(number) ? decodeFrame(number) : decodeWholeVin(number, now.getFullYear() + 1);

/** Decodes a VIN or frame number as typed; throws when it is neither. */
export async function readVin(typed: string): Promise<DecodedVin> {
  const number = tidyVin(typed);
  const problem = chassisProblem(number);
  if (problem) throw wrongField('vin', problem);
  return decodeVin(number);
}

async function decodeWholeVin(vin: string, latest: number): Promise<DecodedVin> {
  const [{ makers }, { generations, engines }] = await Promise.all([vinData(), vehicleRules()]);
  const code = makerCode(vin, makers);
  const registered = makers.get(code) ?? [];
  const registeredMakes = [...new Set(registered.map(({ make }) => make))];
  const coded = codedYears(vin, latest);
  const filed = await filedVehicle(vin, code, coded, (make) => statesYear(vin, make));

  const make =
    filed?.make ?? (registeredMakes.length === 1 ? registeredMakes[0] : knownMaker(vin)?.make) ?? '';
  const stated = statesYear(vin, make) ? coded : [];
  const generation = onlyOne(
    rulesForVin(generations, make, vin).filter(
      (row) => stated.length === 0 || stated.some((year) => isBuiltIn(row, year)),
    ),
    (row) => `${row.model} ${row.generation}`,
  );
  const applies = filed && (!generation || isBuiltIn(generation, filed.year));
  const maker = registered.find((one) => one.make === make);
  const { sources, ...facts } = mergeFacts({
    filed: applies ? filed : undefined,
    generation,
    engine: onlyOne(rulesForVin(engines, make, vin), motorOf),
    stated,
  });
  return {
    vin,
    checkDigit: hasCheckDigit(vin),
    make,
    country: maker?.country || registered[0]?.country || countryOf(vin),
    vehicleType: applies ? (maker?.vehicleType ?? '') : '',
    ...facts,
    sources: { ...sources, make: make ? (applies ? 'filed' : 'maker') : null },
  };
}

async function decodeFrame(frame: string): Promise<DecodedVin> {
  const { generations, engines } = await vehicleRules();
  const generation = onlyOne(
    rulesForFrame(generations, frame),
    (row) => `${row.make} ${row.model} ${row.generation}`,
  );
  const engine = generation && onlyOne(rulesForFrame(engines, frame), motorOf);
  const asFrame = <R extends object>(row: R | undefined) => row && { ...row, source: 'frame' as const };
  const { sources, ...facts } = mergeFacts({
    filed: undefined,
    generation: asFrame(generation),
    engine: asFrame(engine),
    stated: [],
  });
  return {
    vin: frame,
    checkDigit: false,
    make: generation?.make ?? '',
    country: generation ? 'JAPAN' : '',
    vehicleType: '',
    ...facts,
    sources: { ...sources, make: generation ? 'frame' : null },
  };
}

const motorOf = ({ engine, litres, fuel }: Engine): string => `${engine} ${litres} ${fuel}`;

/** Returns the first row unless the rows name different things. */
const onlyOne = <R>(rows: readonly R[], nameOf: (row: R) => string): R | undefined =>
  new Set(rows.map(nameOf)).size === 1 ? rows[0] : undefined;

/**
 * Returns the maker's code: makers of few vehicles share a code ending in 9 and differ in characters 12–14.
 */
function makerCode(vin: string, makers: ReadonlyMap<string, unknown>): string {
  const long = vin.slice(0, 3) + vin.slice(11, 14);
  return vin[2] === '9' && makers.has(long) ? long : vin.slice(0, 3);
}
