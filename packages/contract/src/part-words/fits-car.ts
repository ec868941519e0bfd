import { modelSpellings } from '../catalogue/make-names';
import { fold } from '../kernel/fold';
import type { NamedCar } from './read-part-query';

interface Fitment {
  model: string;
  yearFrom: number | null;
  yearTo: number | null;
}

/** Tests whether one of a part's fitments is for the car that a search names. */
export const fitsCar = (fitments: readonly Fitment[], car: NamedCar): boolean =>
  fitmentFor(fitments, car) !== undefined;

/** Returns the first fitment for the car that a search names. A missing year matches any. */
export function fitmentFor<F extends Fitment>(
  fitments: readonly F[],
  { models, from, to }: NamedCar,
): F | undefined {
  const names = new Set(models.map(fold));
  return fitments.find(
    ({ model, yearFrom, yearTo }) =>
      names.has(modelSpellings(model)[0] ?? '') && (yearFrom ?? from) <= to && (yearTo ?? to) >= from,
  );
}
