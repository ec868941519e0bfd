import { z } from 'zod';
import { keysOf } from '../kernel/keys-of';

/**
 * How far a VIN was decoded: by its maker's patterns, the maker's code, its country's code, or not at all.
 */
export const vinSources = {
  patterns: 'أنماط شركة الصنع',
  maker: 'رمز شركة الصنع',
  country: 'رمز بلد الصنع',
  nothing: 'غير معروف',
} as const;

/** The vehicle data decoded from a VIN; unknown fields are empty. */
export const DecodedVin = z.object({
  vin: z.string(),
  source: z.enum(keysOf(vinSources)),
  /** Reported but not required: Gulf and European vehicles need not have one. */
  checkDigit: z.boolean(),
  make: z.string(),
  country: z.string(),
  vehicleType: z.string(),
  year: z.int().nullable(),
  /** All model years the tenth character can stand for. */
  years: z.array(z.int()),
  model: z.string(),
  body: z.string(),
  engine: z.string(),
  cylinders: z.number().nullable(),
  litres: z.number().nullable(),
  fuel: z.string(),
  transmission: z.string(),
  doors: z.number().nullable(),
});
export type DecodedVin = z.output<typeof DecodedVin>;
