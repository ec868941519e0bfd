import type { EnrichedVehicle, EnrichedVinParts, VinPart } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { askForParts } from './outside/ask-for-parts';
import type { Outside } from './outside/outside';
import { partsOfVehicle, type PartOfVehicle } from './parts-of-vehicle';

/** Returns the parts of a vehicle as rows for the import table. */
export async function enrichVinParts(
  db: Db,
  outside: Outside | undefined,
  vin: string,
): Promise<EnrichedVinParts> {
  const { vehicle, parts } = await partsOfVehicle(db, vin);
  const known: EnrichedVinParts = {
    vin,
    vehicle: vehicle.vehicle,
    decoded: vehicle.decoded,
    parts: parts.map((one) => asRow(one, vehicle.vehicle)),
    evidence: vehicle.evidence,
    warning: null,
  };
  return outside ? askForParts(outside, known) : known;
}

function asRow({ part }: PartOfVehicle, vehicleCompatibility: EnrichedVehicle): VinPart {
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
