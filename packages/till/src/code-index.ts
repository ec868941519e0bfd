import { must, type CopiedPart } from '@turoos/contract';
import { foldedCode } from './folded-code';

/** A number of a part, folded. */
export interface PartCode {
  code: string;
  id: string;
}

/** The kinds of numbers that parts are found by; a search takes the same number of each. */
export const codesOf: readonly ((part: CopiedPart) => readonly string[])[] = [
  ({ partNumber }) => [foldedCode(partNumber)],
  ({ barcode }) => (barcode === '' ? [] : [foldedCode(barcode)]),
  ({ numbers }) => numbers,
];

export const byCode = (a: PartCode, b: PartCode): number => compare(a.code, b.code) || compare(a.id, b.id);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The numbers of one kind in their order. */
export interface CodeIndex {
  /** Yields the numbers that begin with a code. */
  startingWith(code: string): Generator<PartCode>;
}

export function indexCodes(
  parts: readonly CopiedPart[],
  codes: (part: CopiedPart) => readonly string[],
): CodeIndex {
  const sorted = parts.flatMap((part) => codes(part).map((code) => ({ code, id: part.id }))).toSorted(byCode);
  return {
    *startingWith(code) {
      let low = 0;
      let high = sorted.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (must(sorted[middle]).code < code) low = middle + 1;
        else high = middle;
      }
      for (let at = low; at < sorted.length; at++) {
        const found = must(sorted[at]);
        if (!found.code.startsWith(code)) return;
        yield found;
      }
    },
  };
}
