import {
  foldCode,
  usedNumberOf,
  type EnrichedVehicle,
  type EnrichedVinParts,
  type VinPart,
} from '@turoos/contract';
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
    parts: usedRows(parts, vehicle.vehicle),
    evidence: vehicle.evidence,
    warning: null,
  };
  return outside ? askForParts(outside, known) : known;
}

/** Returns a row per used part; a new part is proposed as the used record beside it, once. */
function usedRows(parts: readonly PartOfVehicle[], vehicle: EnrichedVehicle): VinPart[] {
  const used = new Set(parts.flatMap(({ part }) => (part.type === 'used' ? foldCode(part.partNumber) : [])));
  return parts.flatMap((one) => {
    const row = asRow(one, vehicle);
    if (one.part.type === 'used') return row;
    const partNumber = usedNumberOf(row.partNumber);
    return used.has(foldCode(partNumber)) ? [] : { ...row, ...unpriced, partNumber };
  });
}

/** What a new part costs says nothing about a dismantled one. */
const unpriced = {
  purchasePrice: 0,
  costPrice: 0,
  sellingPrice: 0,
  wholesalePrice: 0,
  discountPercentage: 0,
};

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
