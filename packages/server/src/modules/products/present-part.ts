import { placeNote, stockStatusOf, wholeCents, type Part, type Unit } from '@turoos/contract';
import type { Selectable } from 'kysely';
import type { Products } from '../../db/schema';

export interface PartRow extends Omit<
  Selectable<Products>,
  'searchText' | 'partCode' | 'popularity' | 'unit' | 'engineByName'
> {
  unit: Unit;
  quantity: number;
  minLevel: number;
  cost: number;
  leafName: string | null;
  rootName: string | null;
  rootId: string | null;
  warehouseName: string | null;
  /** The warehouse of the quantity; null when it is the total of all warehouses. */
  placeId: string | null;
  placeName: string | null;
  /** What other warehouses hold, the most first. */
  elsewhere: [warehouse: string, name: string, quantity: number][] | null;
  reserved: number;
  photo: string | null;
  successor: [name: string, partNumber: string] | null;
  numbers: [kind: 'oem' | 'alternative', number: string][] | null;
  fitments:
    | [
        make: string,
        model: string,
        yearFrom: number | null,
        yearTo: number | null,
        engine: string,
        monthFrom: number | null,
        monthTo: number | null,
      ][]
    | null;
}

/** Maps a row to the API's part. */
export function presentPart(row: PartRow): Part {
  const { quantity, minLevel, side, axle } = row;
  const costPrice = wholeCents(row.cost);
  const numbersOf = (kind: string) =>
    (row.numbers ?? []).filter(([itsKind]) => itsKind === kind).map(([, number]) => number);
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
    type: row.type,
    condition: row.condition,
    side,
    axle,
    position: row.placePosition,
    placeNote: placeNote({ side, axle, position: row.placePosition }, row.name),
    partStatus: row.partStatus,
    description: row.description,
    specifications: row.specifications,
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
    tierPrices: row.tierPrices,
    priceBreaks: row.priceBreaks,
    warehouse:
      row.mainWarehouseId && row.warehouseName !== null
        ? { _id: row.mainWarehouseId, name: row.warehouseName }
        : null,
    atWarehouse: row.placeId && row.placeName !== null ? { _id: row.placeId, name: row.placeName } : null,
    // the shelf is one of the main warehouse
    location: row.mainWarehouseId && row.warehouseName === null ? '' : row.shelf,
    otherStock: (row.elsewhere ?? []).map(([_id, name, held]) => ({
      warehouse: { _id, name },
      quantity: held,
    })),
    reserved: row.reserved,
    photo: row.photo,
    oemNumbers: numbersOf('oem'),
    alternativeNumbers: numbersOf('alternative'),
    replacedBy:
      row.replacedById && row.successor
        ? { _id: row.replacedById, name: row.successor[0], partNumber: row.successor[1] }
        : null,
    vehicleCompatibility: (row.fitments ?? []).map(
      ([make, model, yearFrom, yearTo, engine, monthFrom, monthTo]) => ({
        make,
        model,
        year: yearFrom,
        yearFrom,
        yearTo,
        monthFrom,
        monthTo,
        engine,
      }),
    ),
    isActive: row.isActive,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
