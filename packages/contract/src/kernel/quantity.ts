import { z } from 'zod';
import { roundQuantity } from './round-quantity';

export { roundQuantity };

export const quantityTexts = {
  invalid: 'يجب إدخال كمية صحيحة',
  decimals: 'الكمية تقبل خانتين عشريتين على الأكثر',
  tooBig: 'الكمية أكبر من المسموح',
};
const most = 1_000_000_000;

/** A quantity in pieces, litres or metres: at most two decimals, never negative. */
export const Quantity = z
  .number(quantityTexts.invalid)
  .min(0, quantityTexts.invalid)
  .max(most, quantityTexts.tooBig)
  .refine((value) => roundQuantity(value) === value, quantityTexts.decimals);

/** A quantity above zero. */
export const PositiveQuantity = Quantity.refine((value) => value > 0, quantityTexts.invalid);

/** Returns the quantity of a sold or bought line that is not returned yet. */
export const leftToReturn = ({ quantity, returned }: { quantity: number; returned: number }): number =>
  roundQuantity(quantity - returned);
