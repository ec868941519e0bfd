import { foldCode } from '../kernel/fold';
import { meantCodes } from '../kernel/keyboard-layouts';
import type { Part } from './products.schema';

/** Returns the part's unique numbers, normalised. */
export const ownCodes = (part: Pick<Part, 'barcode' | 'partNumber'>): string[] =>
  [part.barcode, part.partNumber].map(foldCode).filter(Boolean);

/** The fields of a part that hold a number. */
type Numbered = Pick<
  Part,
  'barcode' | 'partNumber' | 'code' | 'supplierPartNumber' | 'oemNumbers' | 'alternativeNumbers'
>;

const otherCodes = (part: Numbered): string[] =>
  [part.code, part.supplierPartNumber, ...part.oemNumbers, ...part.alternativeNumbers].map(foldCode);

/**
 * Returns the one part a scanned or typed number belongs to, including one typed with the Arabic keyboard
 * layout. A part's own numbers rank before those of parts it replaces; undefined when none or several match.
 */
export function partWithNumber<P extends Numbered>(parts: readonly P[], text: string): P | undefined {
  for (const wanted of meantCodes(text))
    for (const codes of [ownCodes, otherCodes]) {
      const [found, ...others] = parts.filter((part) => codes(part).includes(wanted));
      if (found) return others.length === 0 ? found : undefined;
    }
  return undefined;
}
