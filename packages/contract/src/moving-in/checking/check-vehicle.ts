import { knownMake, knownModel } from '../../catalogue/vehicle-lookup';
import { latinDigits } from '../../kernel/fold';
import { chassisProblem, tidyVin } from '../../vehicles/vin';
import type { BroughtVehicle } from '../brought-rows';
import { movingInTexts } from '../moving-in.texts';
import { yearOf } from '../reading/read-day';
import type { RowReader } from './row-reader';

const firstYear = 1900;

/** Returns the vehicle of a row, or undefined when a problem keeps it out. */
export function checkVehicle(
  reader: RowReader,
  usualMake: string | null | undefined,
  lastYear: number,
): BroughtVehicle | undefined {
  const written = reader.text('model', 60);
  if (reader.isGood && written === undefined)
    reader.refuse('model', movingInTexts.empty(reader.label('model')));
  const known = written === undefined ? undefined : knownModel(written);
  const givenMake = reader.text('make', 60) ?? known?.make ?? usualMake ?? undefined;
  if (reader.isGood && givenMake === undefined) reader.refuse('make', movingInTexts.noMake);
  const year = yearOf(latinDigits(reader.written('year')), lastYear);
  if (year === undefined || year < firstYear || year > lastYear) reader.refuse('year', movingInTexts.year);
  const vehicle: BroughtVehicle = {
    row: reader.row,
    vin: vinOf(reader),
    make: (givenMake && knownMake(givenMake)) ?? givenMake ?? '',
    model: known?.model ?? written ?? '',
    year: year ?? firstYear,
    engine: reader.text('engine', 60),
    color: reader.text('color', 60),
    plate: reader.text('plate', 60),
    notes: reader.lines('notes', 4000),
  };
  return reader.isGood ? vehicle : undefined;
}

function vinOf(reader: RowReader): string | undefined {
  const written = reader.code('vin', 60);
  if (written === undefined) return undefined;
  const vin = tidyVin(written);
  const problem = chassisProblem(vin);
  // an incomplete number is worth keeping as it is
  if (problem) reader.remark('vin', problem);
  return vin;
}
