import { fold } from '@turoos/contract';

/** What a part says of the vehicle it is for, as far as it does. */
export interface Fit {
  model: string;
  yearFrom: number | null;
  yearTo: number | null;
  engine: string;
}

/** Believed less the less is said; a vehicle that is not told apart from others of its make is no match at all. */
const silence = { years: 0.85, engine: 0.9, unreadableEngine: 0.6 } as const;

const litresIn = (engine: string): number | undefined => {
  const [, litres] = /(\d\.\d)/.exec(fold(engine)) ?? [];
  return litres === undefined ? undefined : Number(litres);
};

/** How surely a part fits a vehicle of which the size of the engine may be known: 0 for another engine. */
export function fitConfidence(
  { model, yearFrom, yearTo, engine }: Fit,
  vehicle: { engine: string; litres: number | null },
): number {
  if (!model) return 0;
  const years = yearFrom === null && yearTo === null ? silence.years : 1;
  return years * engineConfidence(engine, vehicle);
}

function engineConfidence(engine: string, vehicle: { engine: string; litres: number | null }): number {
  if (!engine) return silence.engine;
  if (vehicle.engine && fold(engine).includes(fold(vehicle.engine))) return 1;
  const litres = litresIn(engine);
  if (litres === undefined || vehicle.litres === null) return silence.unreadableEngine;
  return Math.abs(litres - vehicle.litres) < 0.06 ? 1 : 0;
}
