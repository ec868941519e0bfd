import { modelSpellings } from '../catalogue/make-names';
import { fold } from '../kernel/fold';
import type { NamedCar } from './read-part-query';

interface Fitment {
  model: string;
  yearFrom: number | null;
  yearTo: number | null;
}

/** Tests whether one of a part's fitments is for the car that a search names. A missing year matches any. */
export function fitsCar(fitments: readonly Fitment[], { models, from, to }: NamedCar): boolean {
  const names = new Set(models.map(fold));
  return fitments.some(
    ({ model, yearFrom, yearTo }) =>
      names.has(modelSpellings(model)[0] ?? '') && (yearFrom ?? from) <= to && (yearTo ?? to) >= from,
  );
}
