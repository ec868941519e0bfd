import { foldCode, latinKeys, type VinItem, type VinPart, type VinPartVehicle } from '@turoos/contract';
import { readCents, readNumber } from '@/lib/format/typed-number';
import { newId } from '@/lib/platform/new-id';
import { prices, vinColumnNames, type VinCells, type VinRow } from './vin-columns';

const blankCells = Object.fromEntries(vinColumnNames.map((name) => [name, ''])) as VinCells;

export const newRow = (cells: Partial<VinCells> = {}): VinRow => ({ ...blankCells, ...cells, id: newId() });

export const isBlankRow = (row: VinRow): boolean => vinColumnNames.every((name) => row[name].trim() === '');

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** Returns a found part as a row; a price of zero means unknown. */
export const rowOf = (part: VinPart): VinRow =>
  newRow({
    partNumber: part.partNumber,
    name: part.name,
    description: part.description,
    category: part.category,
    subcategory: part.subcategory,
    brand: part.brand,
    vehicleCompatibility: vehicleText(part.vehicleCompatibility),
    specifications: Object.values(part.specifications).some(Boolean)
      ? `${part.specifications.dimensions} / ${part.specifications.weight}`
      : '',
    ...Object.fromEntries(prices.map((name) => [name, part[name] ? dollars(part[name]) : ''])),
    discountPercentage: part.discountPercentage ? String(part.discountPercentage) : '',
    quantity: String(part.quantity),
  });

/** Returns 'Toyota، Corolla، 2010، 1.8L'. */
export const vehicleText = ({ make, model, year, engine }: VinPartVehicle): string =>
  [make, model, year, engine].filter(Boolean).join('، ');

/** Parses that text back: a four-digit number is the year, and what follows model and year is the engine. */
export function vehicleOf(text: string): VinPartVehicle | null {
  const [make = '', ...rest] = text.split(/[،,|]/).map((word) => word.trim());
  if (!make) return null;
  const isYear = (word: string) => /^(19|20)\d\d$/.test(word);
  const year = rest.find(isYear);
  const [model = '', ...engine] = rest.filter((word) => word && !isYear(word));
  return { make, model, year: year ? Number(year) : null, engine: engine.join(' ') };
}

/** Appends found parts; a part that is already listed is skipped. */
export function addRows(rows: readonly VinRow[], found: readonly VinRow[]): VinRow[] {
  const kept = rows.filter((row) => !isBlankRow(row));
  const listed = new Set(kept.map(({ partNumber }) => foldCode(partNumber)));
  const isNew = ({ partNumber }: VinRow) => {
    const size = listed.size;
    return listed.add(foldCode(partNumber)).size > size;
  };
  return [...kept, ...found.filter(isNew)];
}

/** Adds one to the scanned number's row, or a new row. */
export function withScanned(rows: readonly VinRow[], code: string): VinRow[] {
  const partNumber = latinKeys(code)[0]?.toUpperCase() ?? code;
  const isIt = (row: VinRow) => foldCode(row.partNumber) === foldCode(partNumber);
  if (!rows.some(isIt)) return addRows(rows, [newRow({ partNumber, quantity: '1' })]);
  return rows.map((row) =>
    isIt(row) ? { ...row, quantity: String((readNumber(row.quantity, 2) ?? 0) + 1) } : row,
  );
}

/** Fills empty cells with defaults: prices 0, quantity 1, the default location. */
export const fillDefaults = (
  rows: readonly VinRow[],
  { warehouse, location }: { warehouse: string; location: string },
): VinRow[] =>
  rows.map((row) => {
    const filled = { ...row };
    const fill = (name: keyof VinCells, value: string) => {
      if (!filled[name].trim()) filled[name] = value;
    };
    for (const name of prices) fill(name, '0');
    fill('quantity', '1');
    fill('warehouse', warehouse);
    fill('location', location);
    return filled;
  });

/** Returns a valid row as the API expects it. */
export function itemOf(row: VinRow): VinItem {
  const [dimensions = '', weight = ''] = row.specifications.split('/').map((text) => text.trim());
  const cents = (name: (typeof prices)[number]) => readCents(row[name]) ?? 0;
  return {
    partNumber: row.partNumber.trim(),
    name: row.name.trim(),
    description: row.description.trim(),
    category: row.category.trim(),
    subcategory: row.subcategory.trim(),
    brand: row.brand.trim(),
    vehicleCompatibility: vehicleOf(row.vehicleCompatibility),
    specifications: dimensions || weight ? { dimensions, weight } : null,
    pricing: {
      purchasePrice: cents('purchasePrice'),
      costPrice: cents('costPrice'),
      sellingPrice: cents('sellingPrice'),
      wholesalePrice: cents('wholesalePrice'),
      discountPercentage: readNumber(row.discountPercentage, 2) ?? 0,
    },
    quantity: readNumber(row.quantity, 2) ?? 0,
    warehouseId: row.warehouse || null,
    location: row.location.trim(),
  };
}
