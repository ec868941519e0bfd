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
  /** The months of those years, where they are known. */
  monthFrom?: number | null;
  monthTo?: number | null;
  engine: string;
}

const firstYear = 1900;
const wholeYear = { monthFrom: null, monthTo: null };

/**
 * Returns what remains of a fitment after removing one vehicle: the years before and after its own, and in
 * its own year the other engines, where the fitment was for any engine. Of a part that does not depend on the engine,
 * no other engines are passed.
 */
export function withoutVehicle(
  fitment: FitmentRow,
  { year, engine }: { year: number; engine: string },
  otherEngines: readonly string[],
): FitmentRow[] {
  const { yearFrom, yearTo } = fitment;
  const before = (yearFrom ?? firstYear) < year && { ...fitment, yearTo: year - 1, monthTo: null };
  const after = (yearTo ?? Infinity) > year && { ...fitment, yearFrom: year + 1, monthFrom: null };
  const beside =
    fitment.engine === '' && engine !== ''
      ? otherEngines.map((other) => ({
          ...fitment,
          ...wholeYear,
          yearFrom: year,
          yearTo: year,
          engine: other,
        }))
      : [];
  return [...(before ? [before] : []), ...beside, ...(after ? [after] : [])];
}
