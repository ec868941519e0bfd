import { isStorable, lastVehicleYear } from '@turoos/contract';
import { z } from 'zod';

/** A text of an answer: one line or a few, nothing that could pass for a page or a program. */
export const said = (most = 200) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => isStorable(text) && !/[<>{}]|https?:/i.test(text));

/** The number of a part: it has digits, and is no sentence. */
export const PlausibleNumber = z
  .string()
  .trim()
  .regex(/^(?=.*\d)[A-Za-z0-9][A-Za-z0-9 ./-]{2,29}$/);

const PlausibleYear = z
  .int()
  .min(1900)
  .refine((year) => year <= lastVehicleYear());

export const PlausibleVehicle = z.object({
  make: said(60).refine((make) => make.length > 1),
  model: said(60),
  year: PlausibleYear.nullish(),
  yearTo: PlausibleYear.nullish(),
});

/** Of a list the entries that can be true; the others are left out. */
export const plausibleList = <T extends z.ZodType>(entry: T, most: number) =>
  z
    .array(z.unknown())
    .max(1000)
    .overwrite((all) => all.filter((one) => entry.safeParse(one).success).slice(0, most))
    .pipe(z.array(entry));

/** What nobody here can check is believed by half at the most, and by no more than the service itself does. */
export const outsideConfidence = (own: number): number => Math.round(own * 50) / 100;
export const fromOutside = 'من خدمة الذكاء الاصطناعي، ولم يُتحقق منه';
