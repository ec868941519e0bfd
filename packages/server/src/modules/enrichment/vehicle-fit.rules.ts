import { fold, type DecodedVin } from '@turoos/contract';

/** A part's fitment; years and engine may be missing. */
export interface Fit {
  model: string;
  yearFrom: number | null;
  yearTo: number | null;
  /** The months of those years, where they are known. */
  monthFrom: number | null;
  monthTo: number | null;
  engine: string;
  /** Whether the part depends on the engine at all. */
  needsEngine: boolean;
}

/** A vehicle's years and engine as far as they are known. */
type VehicleToFit = Pick<DecodedVin, 'yearFrom' | 'yearTo' | 'engine' | 'litres'>;

/** Factors that lower the confidence for missing data; a fitment without a model is no match at all. */
const missingData = { years: 0.85, someYears: 0.7, engine: 0.9, unreadableEngine: 0.6 } as const;

const litresIn = (engine: string): number | undefined => {
  const [, litres] = /(\d\.\d)/.exec(fold(engine)) ?? [];
  return litres === undefined ? undefined : Number(litres);
};

/** Returns the confidence that a part fits a vehicle; 0 when known engine sizes or generations differ. */
export function fitConfidence({ model, engine, needsEngine, ...fit }: Fit, vehicle: VehicleToFit): number {
  if (!model) return 0;
  return yearConfidence(fit, vehicle) * (needsEngine ? engineConfidence(engine, vehicle) : 1);
}

/**
 * A fitment for some years of a generation may not be for this car of it; one that meets it only in the year of
 * the change is for the generation before or after. The same holds for some months of the car's year.
 */
function yearConfidence(
  { yearFrom, yearTo, monthFrom, monthTo }: Omit<Fit, 'model' | 'engine' | 'needsEngine'>,
  vehicle: VehicleToFit,
): number {
  if (yearFrom === null && yearTo === null) return missingData.years;
  if (vehicle.yearFrom === null) return 1;
  const [from, to] = [yearFrom ?? -Infinity, yearTo ?? Infinity];
  const [first, last] = [vehicle.yearFrom, vehicle.yearTo ?? Infinity];
  const beginsLate = from === first && (monthFrom ?? 1) > 1;
  const endsEarly = to === last && (monthTo ?? 12) < 12;
  if (from <= first && to >= last && !beginsLate && !endsEarly) return 1;
  const isNeighbour = (to === first && from < first) || (from === last && to > last);
  return isNeighbour && first < last ? 0 : missingData.someYears;
}

function engineConfidence(engine: string, vehicle: VehicleToFit): number {
  if (!engine) return missingData.engine;
  if (vehicle.engine && fold(engine).includes(fold(vehicle.engine))) return 1;
  const litres = litresIn(engine);
  if (litres === undefined || vehicle.litres === null) return missingData.unreadableEngine;
  return Math.abs(litres - vehicle.litres) < 0.06 ? 1 : 0;
}
