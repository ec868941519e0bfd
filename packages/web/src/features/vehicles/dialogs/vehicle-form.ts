import {
  defaultDoors,
  defaultSeats,
  vehiclesApi,
  type DecodedVin,
  type NewVehicle,
  type Vehicle,
  type VehicleDetail,
  type VehicleForm,
} from '@turoos/contract';
import { useSaveRecord } from '@/lib/http/use-save-record';
import { texts } from '../vehicle-texts';

/** The form's values: year and counts may be empty. */
export type VehicleDraft = Omit<VehicleForm, 'year' | 'doors' | 'seats'> &
  Record<'year' | 'doors' | 'seats', number | null>;

const blank: VehicleDraft = {
  make: '',
  vehicleModel: '',
  year: null,
  engine: '',
  transmission: '',
  fuelType: '',
  bodyType: '',
  doors: defaultDoors,
  seats: defaultSeats,
  status: 'active',
};

export function draftOf(vehicle: Vehicle | null): VehicleDraft {
  if (!vehicle) return blank;
  const { make, vehicleModel, year, engine, transmission, fuelType, body, status } = vehicle;
  const { type: bodyType, doors, seats } = body;
  return { make, vehicleModel, year, engine, transmission, fuelType, bodyType, doors, seats, status };
}

export const vehicleOf = ({ bodyType, doors, seats, ...form }: VehicleForm): NewVehicle => ({
  ...form,
  body: { type: bodyType, doors, seats },
});

const fuels = { gasoline: 'petrol', diesel: 'diesel', electric: 'electric' } as const;
const bodies = [
  [/sedan/i, 'sedan'],
  [/\(SUV\)|\(CUV\)/, 'SUV'],
  [/hatchback/i, 'hatchback'],
  [/coupe/i, 'coupe'],
  [/pickup|truck/i, 'pickup'],
] as const;

/** Returns the fields of the form that a VIN decodes to; unknown ones are left out. */
export function fieldsFromVin(vehicle: DecodedVin): Partial<VehicleDraft> {
  const fields = {
    make: vehicle.make,
    vehicleModel: vehicle.model,
    year: vehicle.year,
    engine: vehicle.litres ? `${vehicle.litres.toFixed(1)}L` : vehicle.engine,
    fuelType: fuels[vehicle.fuel.toLowerCase() as keyof typeof fuels] ?? '',
    bodyType: bodies.find(([words]) => words.test(vehicle.body))?.[1] ?? '',
    doors: vehicle.doors && vehicle.doors >= 2 && vehicle.doors <= 6 ? vehicle.doors : null,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== null));
}

/** Saves a new vehicle, or the changes to one. */
export function useSaveVehicle(vehicle: Vehicle | null) {
  const save = useSaveRecord(vehiclesApi, vehicle, {
    created: 'تمت إضافة المركبة بنجاح',
    updated: 'تم تحديث المركبة بنجاح',
    createFailed: texts.createFailed,
    updateFailed: texts.updateFailed,
  });
  return (form: VehicleForm): Promise<VehicleDetail> => save(vehicleOf(form));
}
