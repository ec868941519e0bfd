import { z } from 'zod';
import { line, optionalCode } from '../kernel/text';

const wrongYear = 'السنة غير صحيحة';

/** The car that a sale is made for. */
export const SaleCar = z.strictObject({
  make: line('شركة الصنع مطلوبة', 60),
  model: line('الموديل مطلوب', 60),
  year: z.int(wrongYear).min(1900, wrongYear).max(2200, wrongYear),
  vin: optionalCode(20),
});
export type SaleCar = z.output<typeof SaleCar>;

/** Says a car as people do: «Toyota Camry 2008». */
export const carText = ({ make, model, year }: Omit<SaleCar, 'vin'>): string => `${make} ${model} ${year}`;
