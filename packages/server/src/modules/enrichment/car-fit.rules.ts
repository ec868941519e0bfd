import { fold } from '@turoos/contract';

/** What a part says of the car it is for, as far as it does. */
export interface Fit {
  model: string;
  yearFrom: number | null;
  yearTo: number | null;
  engine: string;
}

/** Believed less the less is said; a car that is not told apart from others of its make is no match at all. */
const silence = { years: 0.85, engine: 0.9, unreadableEngine: 0.6 } as const;

const litresIn = (engine: string): number | undefined => {
  const [, litres] = /(\d\.\d)/.exec(fold(engine)) ?? [];
  return litres === undefined ? undefined : Number(litres);
};

/** How surely a part fits a car of which the size of the engine may be known: 0 for another engine. */
export function fitConfidence(
  { model, yearFrom, yearTo, engine }: Fit,
  car: { engine: string; litres: number | null },
): number {
  if (!model) return 0;
  const years = yearFrom === null && yearTo === null ? silence.years : 1;
  return years * engineConfidence(engine, car);
}

function engineConfidence(engine: string, car: { engine: string; litres: number | null }): number {
  if (!engine) return silence.engine;
  if (car.engine && fold(engine).includes(fold(car.engine))) return 1;
  const litres = litresIn(engine);
  if (litres === undefined || car.litres === null) return silence.unreadableEngine;
  return Math.abs(litres - car.litres) < 0.06 ? 1 : 0;
}
