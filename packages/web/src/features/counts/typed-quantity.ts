import { fitsUnit, quantityTexts, unitTexts, type Unit } from '@turoos/contract';
import { readNumber } from '@/lib/format/typed-number';

const most = 9_999_999;

const negative = 'الكمية لا تقل عن صفر';

/**
 * What stands in a quantity box: a quantity of the part's unit; nothing, which is 0 once someone has touched the box; a
 * number that can't be one, and why; or something else: a scanner typed a barcode or a part number into it.
 */
export function readTyped(
  text: string,
  part: { name: string; unit: Unit },
): { quantity: number } | { problem: string } | { code: string } {
  const trimmed = text.trim();
  if (trimmed === '') return { quantity: 0 };
  const number = readNumber(trimmed, 8);
  if (typeof number !== 'number' || number > most) return { code: trimmed };
  if (number < 0) return { problem: negative };
  if (fitsUnit(number, part.unit)) return { quantity: number };
  return {
    problem: part.unit.decimals === 0 ? unitTexts.whole(part.name, part.unit.name) : quantityTexts.decimals,
  };
}
