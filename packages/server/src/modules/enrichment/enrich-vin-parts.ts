import type { EnrichedCar, EnrichedVinParts, VinPart } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { askForParts } from './outside/ask-for-parts';
import type { Outside } from './outside/outside';
import { partsOfCar, type PartOfCar } from './parts-of-car';

/** The parts of a car as rows for the import table. */
export async function enrichVinParts(
  db: Db,
  outside: Outside | undefined,
  vin: string,
): Promise<EnrichedVinParts> {
  const { car, parts } = await partsOfCar(db, vin);
  const known: EnrichedVinParts = {
    vin,
    vehicle: car.vehicle,
    parts: parts.map((one) => asRow(one, car.vehicle)),
    evidence: car.evidence,
    warning: null,
  };
  return outside ? askForParts(outside, known) : known;
}

function asRow({ part }: PartOfCar, vehicleCompatibility: EnrichedCar): VinPart {
  const { dimensions = '', weight = '' } = part.specifications;
  return {
    partNumber: part.partNumber,
    name: part.name,
    description: part.description,
    category: part.category,
    subcategory: part.subCategory,
    brand: part.brand,
    vehicleCompatibility,
    specifications: { dimensions: String(dimensions), weight: String(weight) },
    purchasePrice: part.pricing.purchasePrice,
    costPrice: part.pricing.costPrice,
    sellingPrice: part.pricing.sellingPrice,
    wholesalePrice: part.pricing.wholesalePrice,
    discountPercentage: part.pricing.discountPercentage,
    quantity: 1,
  };
}
