import { barcodePrefix } from '../samples/brands';
import { brandNumber, dice, ean13, makersNumber, type Dice } from '../samples/numbers';
import { blueprints, type Blueprint } from '../samples/part-blueprints';
import { isMeasured } from '../samples/part-kinds';

/** A part of the sample shop, complete but for the rows it is linked to. */
export interface CataloguePart {
  blueprint: Blueprint;
  partNumber: string;
  oemNumbers: string[];
  alternativeNumbers: string[];
  barcode: string;
  code: string;
  condition: string;
  shelf: string;
  /** Cents. */
  sellingPrice: number;
  cost: number;
  minLevel: number;
  popularity: number;
  /** What lies in the main warehouse and in each of the others. */
  stock: number[];
  /** The number of the part that took its place. */
  replacedBy: string | undefined;
}

const usedShare = 1 / 3;
const replacedParts = 24;
const conditions = ['ممتازة', 'جيدة جداً', 'جيدة', 'تحتاج صيانة'] as const;

/** The same parts in every run: what sells most is most likely among them. */
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

/** A sample in which the demanded are likelier, none twice. */
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

/** The vehicle maker's own parts go by its number, used ones marked; another brand's by the brand's. */
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
    // nobody can order more of what comes out of a wreck
    minLevel: used ? 0 : minLevel,
    popularity: Math.round((blueprint.demand * (10 + roll(40))) / 20),
    stock: spread(pieces(minLevel, used, roll), warehouses, roll).map((quantity) =>
      isMeasured(blueprint.kind) && quantity > 0 ? quantity + 0.5 : quantity,
    ),
    replacedBy: undefined,
  };
}

/** Most shelves are full; some parts run low, some are gone. Of used parts there are one or two. */
function pieces(minLevel: number, used: boolean, roll: Dice): number {
  const luck = roll(100);
  if (luck < 7) return 0;
  if (used) return 1 + roll(3);
  return luck < 20 ? 1 + roll(minLevel) : minLevel + 1 + roll(minLevel * 4);
}

/** About half lies in the main warehouse, the rest anywhere. */
function spread(pieceCount: number, warehouses: number, roll: Dice): number[] {
  const places = Array.from({ length: warehouses }, () => 0);
  for (let piece = 0; piece < pieceCount; piece++) {
    const place = roll(2) ? 0 : roll(warehouses);
    places[place] = (places[place] ?? 0) + 1;
  }
  return places;
}

/** Numbers the makers have given up, with what may be left of them on the shelf. */
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
