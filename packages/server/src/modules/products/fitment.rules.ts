/** A vehicle as typed by a user; an empty field matches any value. */
export interface Vehicle {
  make: string;
  model: string;
  year: number | null;
  engine: string;
}

export interface FitmentRow {
  make: string;
  model: string;
  yearFrom: number | null;
  yearTo: number | null;
  engine: string;
}

const firstYear = 1900;

/**
 * Returns what remains of a fitment after removing one vehicle: the years before and after its own, and in
 * its own year the other engines, where the fitment was for any engine.
 */
export function withoutVehicle(
  fitment: FitmentRow,
  { year, engine }: { year: number; engine: string },
  otherEngines: readonly string[],
): FitmentRow[] {
  const { yearFrom, yearTo } = fitment;
  const before = (yearFrom ?? firstYear) < year && { ...fitment, yearTo: year - 1 };
  const after = (yearTo ?? Infinity) > year && { ...fitment, yearFrom: year + 1 };
  const beside =
    fitment.engine === '' && engine !== ''
      ? otherEngines.map((other) => ({ ...fitment, yearFrom: year, yearTo: year, engine: other }))
      : [];
  return [...(before ? [before] : []), ...beside, ...(after ? [after] : [])];
}
