import { fold } from '@turoos/contract';

/** A part's fitment; years and engine may be missing. */
export interface Fit {
  model: string;
  yearFrom: number | null;
  yearTo: number | null;
  engine: string;
}

/** Factors that lower the confidence for missing data; a fitment without a model is no match at all. */
const missingData = { years: 0.85, engine: 0.9, unreadableEngine: 0.6 } as const;

const litresIn = (engine: string): number | undefined => {
  const [, litres] = /(\d\.\d)/.exec(fold(engine)) ?? [];
  return litres === undefined ? undefined : Number(litres);
};

/** Returns the confidence that a part fits a vehicle; 0 when the known engine sizes differ. */
export function fitConfidence(
  { model, yearFrom, yearTo, engine }: Fit,
  vehicle: { engine: string; litres: number | null },
): number {
  if (!model) return 0;
  const years = yearFrom === null && yearTo === null ? missingData.years : 1;
  return years * engineConfidence(engine, vehicle);
}

function engineConfidence(engine: string, vehicle: { engine: string; litres: number | null }): number {
  if (!engine) return missingData.engine;
  if (vehicle.engine && fold(engine).includes(fold(vehicle.engine))) return 1;
  const litres = litresIn(engine);
  if (litres === undefined || vehicle.litres === null) return missingData.unreadableEngine;
  return Math.abs(litres - vehicle.litres) < 0.06 ? 1 : 0;
}
