import { z } from 'zod';
import { roundQuantity } from './round-quantity';

export { roundQuantity };

export const quantityTexts = {
  invalid: 'يجب إدخال كمية صحيحة',
  decimals: 'الكمية تقبل خانتين عشريتين على الأكثر',
  tooBig: 'الكمية أكبر من المسموح',
};
const most = 1_000_000_000;

/** Pieces, litres, metres: two decimals at the most, never negative. */
export const Quantity = z
  .number(quantityTexts.invalid)
  .min(0, quantityTexts.invalid)
  .max(most, quantityTexts.tooBig)
  .refine((value) => roundQuantity(value) === value, quantityTexts.decimals);

/** A quantity of which there must be some. */
export const PositiveQuantity = Quantity.refine((value) => value > 0, quantityTexts.invalid);
