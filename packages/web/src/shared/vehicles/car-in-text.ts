import { lastVehicleYear, readFitments, type DecodedVin, type SaleCar } from '@turoos/contract';

const vinWithYear = /^([a-hj-npr-z0-9]{17})(?:\s+(\d{4}))?$/i;

/** Returns the VIN that was typed, and the year behind it, if there is one. */
export function vinInText(text: string): { vin: string; year: number | null } | undefined {
  const [, vin, year] = vinWithYear.exec(text.trim()) ?? [];
  return vin === undefined ? undefined : { vin: vin.toUpperCase(), year: year ? Number(year) : null };
}

/** Reads a car as people write it: «كامري 2008». A car without a model or a year is none yet. */
export function carInText(text: string): SaleCar | undefined {
  const [first] = readFitments(text, { lastYear: lastVehicleYear() }).fitments;
  if (!first || first.model === '' || first.yearFrom === null) return undefined;
  return { make: first.make, model: first.model, year: first.yearFrom };
}

/** Returns the car of a VIN; a typed year fills in what many numbers do not tell. */
export function carOfVin(
  { vin, make, model, year }: Pick<DecodedVin, 'vin' | 'make' | 'model' | 'year'>,
  typedYear: number | null,
): SaleCar | undefined {
  const known = typedYear ?? year;
  return make && model && known !== null ? { make, model, year: known, vin } : undefined;
}
