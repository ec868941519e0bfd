import { vehicles } from './catalogue/vehicles';

/** A part as the shop recorded it; queries name it by its key. */
interface RecordedPart {
  key: string;
  name: string;
  brand: string;
  partNumber: string;
  oemNumbers: string[];
  category: string;
  vehicleCompatibility: RecordedVehicle[];
}

interface RecordedVehicle {
  make: string;
  model: string;
  yearFrom: number;
  yearTo: number;
  engine: string;
}

/** Reads the lines of a table whose cells are separated by bars. */
const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

const itemsOf = (cell: string): string[] => (cell === '' ? [] : cell.split(/,\s*/));

const vehicleOf = new Map<string, RecordedVehicle>(
  linesOf(vehicles).map(([key = '', make = '', model = '', years = '', engine = '']) => {
    const [yearFrom, yearTo] = years.split('-').map(Number);
    if (!yearFrom || !yearTo) throw new Error(`The vehicle ${key} has no years.`);
    return [key, { make, model, yearFrom, yearTo, engine }];
  }),
);

function vehicleNamed(key: string): RecordedVehicle {
  const vehicle = vehicleOf.get(key);
  if (!vehicle) throw new Error(`There is no vehicle ${key}.`);
  return vehicle;
}

/** Reads a table of parts: key, name, brand, part number, OEM numbers and vehicles. */
export const partsOf = (category: string, table: string): RecordedPart[] =>
  linesOf(table).map(([key = '', name = '', brand = '', partNumber = '', oemNumbers = '', fits = '']) => ({
    key,
    name,
    brand,
    partNumber,
    oemNumbers: itemsOf(oemNumbers),
    category,
    vehicleCompatibility: itemsOf(fits).map(vehicleNamed),
  }));
