import { isStorable, lastVehicleYear } from '@turoos/contract';
import { z } from 'zod';

/** A short text of an answer without markup, code or links. */
export const plausibleText = (most = 200) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => isStorable(text) && !/[<>{}]|https?:/i.test(text));

/** A part number: short, with at least one digit. */
export const PlausibleNumber = z
  .string()
  .trim()
  .regex(/^(?=.*\d)[A-Za-z0-9][A-Za-z0-9 ./-]{2,29}$/);

const PlausibleYear = z
  .int()
  .min(1900)
  .refine((year) => year <= lastVehicleYear());

export const PlausibleVehicle = z.object({
  make: plausibleText(60).refine((make) => make.length > 1),
  model: plausibleText(60),
  year: PlausibleYear.nullish(),
  yearTo: PlausibleYear.nullish(),
});

/** Filters a list down to its plausible entries. */
export const plausibleList = <T extends z.ZodType>(entry: T, most: number) =>
  z
    .array(z.unknown())
    .max(1000)
    .overwrite((all) => all.filter((one) => entry.safeParse(one).success).slice(0, most))
    .pipe(z.array(entry));

/** Halves the service's own confidence, because nobody has verified the answer. */
export const outsideConfidence = (own: number): number => Math.round(own * 50) / 100;
export const fromOutside = 'من خدمة الذكاء الاصطناعي، ولم يُتحقق منه';
