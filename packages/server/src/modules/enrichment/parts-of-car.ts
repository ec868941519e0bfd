import { counted, nouns, type Part } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { fitConfidence } from './car-fit.rules';
import { findCarParts } from './car-parts.queries';
import { readKnownCar, type KnownCar } from './known-car';

/** A part of the shop for a car, and how surely it fits. */
export interface PartOfCar {
  part: Part;
  confidence: number;
}

/** The car a VIN tells of, and the shop's parts that fit it, the surest first of those that sell alike. */
export async function partsOfCar(db: Db, vin: string): Promise<{ car: KnownCar; parts: PartOfCar[] }> {
  const car = await readKnownCar(db, vin);
  const found = await findCarParts(db, car.vehicle);
  const parts = found
    .map(({ part, fits }) => ({ part, confidence: surest(car, fits) }))
    .filter(({ confidence }) => confidence > 0);
  const said =
    car.vehicle.model === ''
      ? ['لا يدل رقم الهيكل على الموديل، فلا تُعرف قطعه']
      : parts.length > 0
        ? [`المسجل لهذه السيارة في كتالوج المتجر: ${counted(parts.length, nouns.part)}`]
        : [];
  return { car: { ...car, evidence: [...car.evidence, ...said] }, parts };
}

const surest = (car: KnownCar, fits: Parameters<typeof fitConfidence>[0][]): number =>
  Math.round(
    100 *
      car.confidence *
      Math.max(0, ...fits.map((fit) => fitConfidence(fit, { engine: car.engineCode, litres: car.litres }))),
  ) / 100;
