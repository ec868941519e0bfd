import { barcodePrefix } from '../samples/brands';
import { brandNumber, dice, ean13, makersNumber, type Dice } from '../samples/numbers';
import { blueprints, type Blueprint } from '../samples/part-blueprints';
import { isMeasured } from '../samples/part-kinds';

/** A part of the sample shop, before it is linked to other rows. */
export interface CataloguePart {
  blueprint: Blueprint;
  partNumber: string;
  oemNumbers: string[];
  alternativeNumbers: string[];
  barcode: string;
  code: string;
  condition: string;
  shelf: string;
  /** In cents. */
  sellingPrice: number;
  cost: number;
  minLevel: number;
  popularity: number;
  /** Stock in the main warehouse and in each of the others. */
  stock: number[];
  /** The number of the part that replaced it. */
  replacedBy: string | undefined;
}

const usedShare = 1 / 3;
const replacedParts = 24;
const conditions = ['ممتازة', 'جيدة جداً', 'جيدة', 'تحتاج صيانة'] as const;

/** Returns the same parts in every run, mostly best sellers. */
export function demoCatalogue(count: number, warehouses: number): CataloguePart[] {
  const roll = dice(2024);
  const used = Math.round(count * usedShare);
  const all = blueprints();
  const chosen = [
    ...likeliest(
      all.filter(({ type }) => type === 'used'),
      used,
      roll,
    ),
    ...likeliest(
      all.filter(({ type }) => type === 'new'),
      count - used - replacedParts,
      roll,
    ),
  ];
  const free = uniqueNumbers();
  const makersNumbers = new Map<string, string>();
  const originalOf = ({ name, make, kind }: Blueprint) => {
    const known = makersNumbers.get(name) ?? free(() => makersNumber(make, kind, roll));
    makersNumbers.set(name, known);
    return known;
  };
  const parts = chosen.map((blueprint, place) => {
    const original = originalOf(blueprint);
    const partNumber = ownNumber(blueprint, original, () => free(() => brandNumber(blueprint.brand, roll)));
    return describe(blueprint, { partNumber, original, place, warehouses }, roll);
  });
  return [...parts, ...predecessors(parts, free, roll)];
}

/** Returns a sample without duplicates in which parts with more demand are likelier. */
function likeliest(all: readonly Blueprint[], count: number, roll: Dice): Blueprint[] {
  const fine = 2 ** 30;
  return all
    .map((blueprint) => ({ blueprint, key: ((roll(fine) + 1) / (fine + 1)) ** (1 / blueprint.demand) }))
    .toSorted((a, b) => b.key - a.key)
    .slice(0, count)
    .map(({ blueprint }) => blueprint);
}

function uniqueNumbers() {
  const taken = new Set<string>();
  return (make: () => string): string => {
    let number = make();
    while (taken.has(number)) number = make();
    taken.add(number);
    return number;
  };
}

/**
 * Returns the part's number: genuine parts have the vehicle maker's number, used ones with a suffix, and
 * other brands' parts the brand's.
 */
function ownNumber({ brand, make, type }: Blueprint, original: string, ofBrand: () => string): string {
  if (type === 'used') return `${original}-U`;
  return brand === make.genuine ? original : ofBrand();
}

interface Identity {
  partNumber: string;
  original: string;
  place: number;
  warehouses: number;
}

function describe(blueprint: Blueprint, identity: Identity, roll: Dice): CataloguePart {
  const { partNumber, original, place, warehouses } = identity;
  const sellingPrice = Math.max(100, Math.round((blueprint.price * (85 + roll(31))) / 2500) * 25);
  const minLevel = sellingPrice < 1500 ? 10 : sellingPrice < 6000 ? 5 : sellingPrice < 30_000 ? 2 : 1;
  const used = blueprint.type === 'used';
  return {
    blueprint,
    partNumber,
    oemNumbers: partNumber === original || blueprint.fitments.length === 0 ? [] : [original],
    alternativeNumbers: !used && roll(4) === 0 ? [brandNumber(blueprint.kind.brands, roll)] : [],
    barcode: used || roll(8) === 0 ? '' : ean13(roll, barcodePrefix(blueprint.brand)),
    code: String(1001 + place),
    condition: used ? (conditions[roll(conditions.length)] ?? '') : '',
    shelf: `${'ABCDEFGH'[roll(8)]}-${1 + roll(12)}-${1 + roll(5)}`,
    sellingPrice,
    cost: Math.round((sellingPrice * (60 + roll(21))) / 100),
    // used parts cannot be reordered
    minLevel: used ? 0 : minLevel,
    popularity: Math.round((blueprint.demand * (10 + roll(40))) / 20),
    stock: spread(pieces(minLevel, used, roll), warehouses, roll).map((quantity) =>
      isMeasured(blueprint.kind) && quantity > 0 ? quantity + 0.5 : quantity,
    ),
    replacedBy: undefined,
  };
}

/**
 * Returns a quantity: most shelves are full, some parts run low, some are out of stock. Used parts have one
 * to three pieces.
 */
function pieces(minLevel: number, used: boolean, roll: Dice): number {
  const luck = roll(100);
  if (luck < 7) return 0;
  if (used) return 1 + roll(3);
  return luck < 20 ? 1 + roll(minLevel) : minLevel + 1 + roll(minLevel * 4);
}

/** Distributes pieces: about half to the main warehouse, the rest to any. */
function spread(pieceCount: number, warehouses: number, roll: Dice): number[] {
  const places = Array.from({ length: warehouses }, () => 0);
  for (let piece = 0; piece < pieceCount; piece++) {
    const place = roll(2) ? 0 : roll(warehouses);
    places[place] = (places[place] ?? 0) + 1;
  }
  return places;
}

/** Returns discontinued part numbers, with some stock left. */
const predecessors = (
  parts: readonly CataloguePart[],
  free: (make: () => string) => string,
  roll: Dice,
): CataloguePart[] =>
  parts
    .filter(({ blueprint, oemNumbers }) => blueprint.type === 'new' && oemNumbers.length === 0)
    .slice(0, replacedParts)
    .map((successor, place) => ({
      ...successor,
      partNumber: free(() => makersNumber(successor.blueprint.make, successor.blueprint.kind, roll)),
      alternativeNumbers: [],
      barcode: '',
      code: String(901 + place),
      popularity: Math.round(successor.popularity / 4),
      stock: successor.stock.map((_, warehouse) => (warehouse === 0 ? roll(3) : 0)),
      replacedBy: successor.partNumber,
    }));
