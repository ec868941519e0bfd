import { readNumber } from '@/lib/typed-number';

const most = 9_999_999;

/**
 * What stands in a quantity box: a whole number; nothing, which is 0 once someone has touched the box; or something
 * that is no quantity: a scanner typed a barcode or a part number into it.
 */
export function readTyped(text: string): { quantity: number } | { code: string } {
  const trimmed = text.trim();
  if (trimmed === '') return { quantity: 0 };
  const number = readNumber(trimmed, 0);
  const isQuantity = typeof number === 'number' && number >= 0 && number <= most;
  return isQuantity ? { quantity: number } : { code: trimmed };
}
