import { foldCode, meantCodes, type Part } from '@turoos/contract';

/** The numbers no other part has, folded. */
export const ownCodes = (part: Pick<Part, 'barcode' | 'partNumber'>): string[] =>
  [part.barcode, part.partNumber].map(foldCode).filter(Boolean);

const otherCodes = (part: Part): string[] =>
  [part.code, part.supplierPartNumber, ...part.oemNumbers, ...part.alternativeNumbers].map(foldCode);

/**
 * The one part that a scanned or typed number belongs to, also when the keyboard was Arabic. Its own numbers come
 * before those of the parts it can stand in for; undefined when none or several have it.
 */
export function partWithNumber(parts: readonly Part[], text: string): Part | undefined {
  for (const wanted of meantCodes(text))
    for (const codes of [ownCodes, otherCodes]) {
      const [found, ...others] = parts.filter((part) => codes(part).includes(wanted));
      if (found) return others.length === 0 ? found : undefined;
    }
  return undefined;
}
