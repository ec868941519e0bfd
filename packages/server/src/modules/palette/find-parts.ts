import { foldCode, roundQuantity, type FoundPart, type Part } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { readParts, searchParts } from '../products';

const shown = 7;

export const findParts = async (db: Db, q: string): Promise<FoundPart[]> =>
  (await searchParts(db, { q, limit: shown })).map((part) => found(part, foldCode(q)));

export const readFoundParts = async (db: Db, ids: readonly string[]): Promise<FoundPart[]> =>
  (await readParts(db, ids)).map((part) => found(part, ''));

const found = (part: Part, code: string): FoundPart => ({
  _id: part._id,
  name: part.name,
  partNumber: part.partNumber,
  brand: part.brand,
  price: part.sellingPrice,
  unit: part.unit,
  quantity: part.quantity,
  shelf: part.location,
  stock: [
    ...ownStock(part),
    ...part.otherStock.map(({ warehouse, quantity }) => ({ warehouse: warehouse.name, quantity })),
  ],
  exact: numbersOf(part).includes(code),
});

/** Returns what the part's own warehouse holds. */
function ownStock({ warehouse, quantity, otherStock }: Part): FoundPart['stock'] {
  const own = roundQuantity(otherStock.reduce((rest, other) => rest - other.quantity, quantity));
  return warehouse && own > 0 ? [{ warehouse: warehouse.name, quantity: own }] : [];
}

const numbersOf = ({ partNumber, barcode, code, oemNumbers, alternativeNumbers }: Part): string[] =>
  [partNumber, barcode, code, ...oemNumbers, ...alternativeNumbers].map(foldCode).filter(Boolean);
