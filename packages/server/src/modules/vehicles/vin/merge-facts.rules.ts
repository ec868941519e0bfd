import { must, type DecodedVin } from '@turoos/contract';
import type { FiledVehicle } from './filed-patterns';
import type { Engine, Generation } from './vehicle-rules';

interface Findings {
  /** As filed in America, unless its year contradicts the generation. */
  filed: FiledVehicle | undefined;
  generation: Generation | undefined;
  engine: Engine | undefined;
  /** The model years that the tenth character can stand for; none where it stands for something else. */
  stated: readonly number[];
}

type Facts = Omit<DecodedVin, 'vin' | 'checkDigit' | 'make' | 'country' | 'vehicleType' | 'sources'> & {
  sources: Omit<DecodedVin['sources'], 'make'>;
};

/** Merges what the patterns and the rules say about a vehicle. A rule, being closer, decides on the model. */
export function mergeFacts({ filed, generation, engine, stated }: Findings): Facts {
  const model = generation?.model ?? filed?.model ?? '';
  const named = filed?.model === model ? filed : undefined;
  const motor = named?.engine || named?.litres ? named : (engine ?? named);
  const { year, yearSource } = modelYear(filed, generation, stated);
  return {
    model,
    generation: generation?.generation ?? '',
    year,
    yearFrom: year ?? generation?.from ?? null,
    yearTo: year ?? generation?.to ?? null,
    body: named?.body ?? '',
    engine: motor?.engine ?? '',
    cylinders: motor?.cylinders ?? null,
    litres: motor?.litres ?? null,
    fuel: motor?.fuel ?? '',
    transmission: named?.transmission ?? '',
    doors: named?.doors ?? null,
    sources: {
      model: model ? (named ? 'filed' : (generation?.source ?? null)) : null,
      generation: generation?.source ?? null,
      year: yearSource,
      engine: motor?.engine || motor?.litres ? (motor === named ? 'filed' : (engine?.source ?? null)) : null,
    },
  };
}

/** A generation's last cars may be sold as the model year after it. */
export const isBuiltIn = ({ from, to }: Pick<Generation, 'from' | 'to'>, year: number): boolean =>
  year >= from && (to === null || year <= to + 1);

function modelYear(
  filed: FiledVehicle | undefined,
  generation: Generation | undefined,
  stated: readonly number[],
): { year: number | null; yearSource: DecodedVin['sources']['year'] } {
  const possible = generation ? stated.filter((year) => isBuiltIn(generation, year)) : stated;
  if (filed) return { year: filed.year, yearSource: 'filed' };
  return possible.length === 1
    ? { year: must(possible[0]), yearSource: 'year' }
    : { year: null, yearSource: null };
}
