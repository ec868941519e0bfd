import { counted, nouns, type Part } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { fitConfidence } from './vehicle-fit.rules';
import { findVehicleParts } from './vehicle-parts.queries';
import { readKnownVehicle, type KnownVehicle } from './known-vehicle';

/** A part of the shop for a vehicle, with the confidence that it fits. */
export interface PartOfVehicle {
  part: Part;
  confidence: number;
}

/** Returns the vehicle of a VIN and the shop's parts that fit it, best sellers first. */
export async function partsOfVehicle(
  db: Db,
  vin: string,
): Promise<{ vehicle: KnownVehicle; parts: PartOfVehicle[] }> {
  const vehicle = await readKnownVehicle(db, vin);
  const found = await findVehicleParts(db, vehicle);
  const parts = found
    .map(({ part, fits }) => ({ part, confidence: surest(vehicle, fits) }))
    .filter(({ confidence }) => confidence > 0);
  const evidence =
    vehicle.vehicle.model === ''
      ? ['لا يدل رقم الهيكل على الموديل، فلا تُعرف قطعه']
      : parts.length > 0
        ? [`المسجل لهذه السيارة في كتالوج المتجر: ${counted(parts.length, nouns.part)}`]
        : [];
  return { vehicle: { ...vehicle, evidence: [...vehicle.evidence, ...evidence] }, parts };
}

const surest = (vehicle: KnownVehicle, fits: Parameters<typeof fitConfidence>[0][]): number =>
  Math.round(
    100 * vehicle.confidence * Math.max(0, ...fits.map((fit) => fitConfidence(fit, vehicle.decoded))),
  ) / 100;
