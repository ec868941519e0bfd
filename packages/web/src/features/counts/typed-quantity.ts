import { fitsUnit, quantityTexts, unitTexts, type Unit } from '@turoos/contract';
import { readNumber } from '@/lib/format/typed-number';

const most = 9_999_999;

const negative = 'الكمية لا تقل عن صفر';

/**
 * Parses a quantity input: a quantity in the part's unit; 0 for an input that was touched and left empty; a
 * number that is no valid quantity, with the reason; or other text, when a scanner typed a barcode or part
 * number into it.
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
