import { stockStatusOf, wholeCents, type Part, type Unit } from '@turoos/contract';
import type { Selectable } from 'kysely';
import type { Products } from '../../db/schema';

export interface PartRow extends Omit<
  Selectable<Products>,
  'searchText' | 'partCode' | 'popularity' | 'unit'
> {
  unit: Unit;
  quantity: number;
  minLevel: number;
  cost: number;
  leafName: string | null;
  rootName: string | null;
  rootId: string | null;
  warehouseName: string | null;
  /** The warehouse the quantity lies in; none when it is that of all. */
  placeId: string | null;
  placeName: string | null;
  successorName: string | null;
  successorNumber: string | null;
  numbers: { kind: 'oem' | 'alternative'; number: string }[];
  fitments: { make: string; model: string; yearFrom: number | null; yearTo: number | null; engine: string }[];
}

/** A row as the wire names it. */
export function presentPart(row: PartRow): Part {
  const { quantity, minLevel } = row;
  const costPrice = wholeCents(row.cost);
  const numbersOf = (kind: string) =>
    row.numbers.filter((one) => one.kind === kind).map(({ number }) => number);
  return {
    _id: row.id,
    name: row.name,
    partNumber: row.partNumber,
    sku: row.partNumber,
    code: row.code,
    barcode: row.barcode,
    supplierPartNumber: row.supplierPartNumber,
    brand: row.brand,
    categoryId: row.categoryId,
    category: row.rootName ?? '',
    subCategory: row.categoryId === row.rootId ? '' : (row.leafName ?? ''),
    type: row.type as Part['type'],
    condition: row.condition,
    partStatus: row.partStatus,
    description: row.description,
    specifications: row.specifications as Part['specifications'],
    unit: row.unit,
    quantity,
    minQuantity: minLevel,
    minStockLevel: minLevel,
    minimumStock: minLevel,
    lowStockThreshold: minLevel,
    stock: { quantity, minStockLevel: minLevel, minLevel, maxStockLevel: row.maxLevel },
    stockStatus: stockStatusOf(quantity, minLevel),
    pricing: {
      sellingPrice: row.sellingPrice,
      salePrice: row.sellingPrice,
      costPrice,
      wholesalePrice: row.wholesalePrice,
      purchasePrice: row.purchasePrice,
      discountPercentage: row.discountPercentage,
    },
    sellingPrice: row.sellingPrice,
    salePriceUSD: row.sellingPrice,
    costPrice,
    purchasePriceUSD: row.purchasePrice,
    warehouse: row.mainWarehouseId ? { _id: row.mainWarehouseId, name: row.warehouseName ?? '' } : null,
    atWarehouse: row.placeId && row.placeName !== null ? { _id: row.placeId, name: row.placeName } : null,
    location: row.shelf,
    oemNumbers: numbersOf('oem'),
    alternativeNumbers: numbersOf('alternative'),
    replacedBy: row.replacedById
      ? { _id: row.replacedById, name: row.successorName ?? '', partNumber: row.successorNumber ?? '' }
      : null,
    vehicleCompatibility: row.fitments.map((fitment) => ({ ...fitment, year: fitment.yearFrom })),
    isActive: row.isActive,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
