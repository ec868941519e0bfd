import { z } from 'zod';
import { keysOf } from '../kernel/keys-of';

/** Where a fact about a vehicle comes from. Facts from a source that is not sure are only likely. */
export const vinSources = {
  /** The patterns that makers filed for vehicles sold in America. */
  filed: { label: 'أنماط شركة الصنع', sure: true },
  /** The maker's code as published in its manuals or by a register. */
  published: { label: 'ترميز شركة الصنع المنشور', sure: true },
  /** What importers of vehicles for the Gulf and Asia know. */
  trade: { label: 'خبرة مستوردي السيارات', sure: false },
  /** The chassis code of a frame number, which sister models share. */
  frame: { label: 'رمز الهيكل الياباني', sure: false },
  /** The maker's code, the first three characters. */
  maker: { label: 'رمز شركة الصنع', sure: true },
  /** The tenth character, where the maker writes a model year there. */
  year: { label: 'الخانة العاشرة', sure: true },
} as const;
export type VinSource = keyof typeof vinSources;

const Source = z.enum(keysOf(vinSources)).nullable();

/** The vehicle data decoded from a VIN or a Japanese frame number; unknown fields are empty. */
export const DecodedVin = z.object({
  vin: z.string(),
  /** Reported but not required: Gulf and European vehicles need not have one. */
  checkDigit: z.boolean(),
  make: z.string(),
  country: z.string(),
  vehicleType: z.string(),
  model: z.string(),
  /** The maker's chassis code of the generation, as J150 of the Prado. */
  generation: z.string(),
  year: z.int().nullable(),
  /** The years in which the vehicle can have been built: those of its generation, or its model year alone. */
  yearFrom: z.int().nullable(),
  /** Null also for a generation that is still built. */
  yearTo: z.int().nullable(),
  body: z.string(),
  engine: z.string(),
  cylinders: z.number().nullable(),
  litres: z.number().nullable(),
  fuel: z.string(),
  transmission: z.string(),
  doors: z.number().nullable(),
  /** The source of each fact; null for an unknown one. */
  sources: z.object({ make: Source, model: Source, generation: Source, year: Source, engine: Source }),
});
export type DecodedVin = z.output<typeof DecodedVin>;

/** The years of a generation in words. */
export const yearsText = (from: number, to: number | null): string =>
  to === null ? `منذ ${from}` : `من ${from} إلى ${to}`;
