import { yearsText, type DecodedVin } from '@turoos/contract';

/** Returns the texts of a decoded vehicle's facts, and the source of each; the years are those of its generation. */
export function factsOf({ make, generation, year, yearFrom, yearTo, litres, engine, sources }: DecodedVin) {
  return {
    make,
    generation,
    years: year ? String(year) : yearFrom ? yearsText(yearFrom, yearTo) : '',
    engine: [litres && `${litres.toFixed(1)}L`, engine].filter(Boolean).join(' '),
    sources: { ...sources, years: year ? sources.year : sources.generation },
  };
}

/** Whether a number tells anything about its vehicle. */
export const isTelling = ({ sources }: DecodedVin): boolean =>
  Object.values(sources).some((source) => source !== null);
