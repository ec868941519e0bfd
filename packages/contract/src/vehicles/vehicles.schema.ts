import { z } from 'zod';
import { keysOf } from '../kernel/keys-of';
import { Id, line, optionalLine, optionalText } from '../kernel/text';
import { adenDay, Instant } from '../kernel/time';
import { bodyTypes, fuelTypes, transmissions, vehicleStatus } from './vehicles.status';

export const vehicleTexts = {
  required: 'يرجى ملء الحقول المطلوبة',
  year: 'سنة الصنع من 1900 إلى السنة القادمة',
  doors: 'عدد الأبواب من 2 إلى 6',
  seats: 'عدد المقاعد من 2 إلى 9',
  notFound: 'المركبة غير موجودة',
  taken: 'هذه المركبة مسجلة من قبل',
  partRequired: 'حدد القطعة',
  fitsAllModels: (make: string) => `القطعة مسجلة لكل موديلات ${make}، عدّل المركبات المتوافقة من بطاقة المنتج`,
} as const;

export const defaultDoors = 4;
export const defaultSeats = 5;
const firstYear = 1900;

/** Next year's models are sold before the year begins. */
export const lastVehicleYear = (today = adenDay()): number => Number(today.slice(0, 4)) + 1;

const orNone = <T extends string>(named: Readonly<Record<T, unknown>>) => z.enum(['', ...keysOf(named)]);
const between = (least: number, most: number, message: string) =>
  z.int(message).min(least, message).max(most, message);

const Year = z
  .int({ error: ({ input }) => (input == null ? vehicleTexts.required : vehicleTexts.year) })
  .max(2200, vehicleTexts.year)
  .refine((year) => year >= firstYear && year <= lastVehicleYear(), vehicleTexts.year);
const Status = z.enum(keysOf(vehicleStatus));
const Body = z.strictObject({
  type: orNone(bodyTypes).optional(),
  doors: between(2, 6, vehicleTexts.doors).optional(),
  seats: between(2, 9, vehicleTexts.seats).optional(),
});

const fields = {
  make: line(vehicleTexts.required, 60),
  vehicleModel: line(vehicleTexts.required, 60),
  year: Year,
  engine: optionalLine(60),
  transmission: orNone(transmissions).optional(),
  fuelType: orNone(fuelTypes).optional(),
  body: Body.optional(),
  status: Status.optional(),
  notes: optionalText(),
};

export const NewVehicle = z.strictObject({
  ...fields,
  /** Compatible parts, by id or as the objects that were read. */
  compatibleParts: z
    .array(z.union([Id, z.object({ _id: Id })]))
    .max(500)
    .optional(),
});
export type NewVehicle = z.output<typeof NewVehicle>;

/** Omitted fields stay unchanged. With a version, an edit based on a stale copy is rejected. */
export const VehicleChanges = z.strictObject(fields).partial().extend({ version: z.int().optional() });
export type VehicleChanges = z.output<typeof VehicleChanges>;

/** The fields of the vehicle dialog; null for an empty number. */
export const VehicleForm = z.object({
  make: fields.make,
  vehicleModel: fields.vehicleModel,
  year: Year,
  engine: z.string().trim().max(60),
  transmission: orNone(transmissions),
  fuelType: orNone(fuelTypes),
  bodyType: orNone(bodyTypes),
  doors: between(2, 6, vehicleTexts.doors),
  seats: between(2, 9, vehicleTexts.seats),
  status: Status,
});
export type VehicleForm = z.output<typeof VehicleForm>;

export const Vehicle = z.object({
  _id: Id,
  id: Id,
  make: z.string(),
  vehicleModel: z.string(),
  year: z.int(),
  engine: z.string(),
  transmission: orNone(transmissions),
  fuelType: orNone(fuelTypes),
  body: z.object({ type: orNone(bodyTypes), doors: z.int(), seats: z.int() }),
  /** The ids of compatible parts; only the first ones if there are many. */
  compatibleParts: z.array(Id),
  compatiblePartsCount: z.int(),
  status: Status,
  notes: z.string(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Vehicle = z.output<typeof Vehicle>;

export const CompatiblePart = z.object({ _id: Id, name: z.string(), partNumber: z.string() });
export type CompatiblePart = z.output<typeof CompatiblePart>;

/** A vehicle with the names and numbers of its compatible parts. */
export const VehicleDetail = Vehicle.extend({ compatibleParts: z.array(CompatiblePart) });
export type VehicleDetail = z.output<typeof VehicleDetail>;

export const VehicleStats = z.object({
  total: z.int(),
  active: z.int(),
  makes: z.int(),
  /** Null when there are no vehicles. */
  averageYear: z.int().nullable(),
});
export type VehicleStats = z.output<typeof VehicleStats>;
