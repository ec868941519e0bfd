import { fold, foldCode } from '../kernel/fold';
import { wordNeedles } from '../kernel/search-words';

/** One reading of a text by which parts are searched. */
export interface PartReading {
  /** What the search text must contain, see wordNeedles. */
  needles: readonly string[];
  /** The folded number that the text may be. */
  code?: string | undefined;
}

/**
 * Yields how a text may be read, the likeliest first: its words as typed, then without dashes, as part numbers are
 * stored. The whole text may also be a number, which belongs to the first.
 */
export function* partReadings(q: string): Generator<PartReading> {
  const code = foldCode(q);
  let number = /\d/.test(code) && code.length > 1 ? code : undefined;
  const tried = new Set<string>();
  for (const text of [fold(q), withoutDashes(q)]) {
    const needles = needlesOf(text);
    if (tried.has(needles.join('\n')) || !(number || needles.length > 0)) continue;
    tried.add(needles.join('\n'));
    yield { needles, code: number };
    number = undefined;
  }
}

/** A word of three Arabic letters alone must start a word: a «جير» is not in «باجيرو». */
const needlesOf = (text: string): string[] => (/^[ء-ي]{3}$/.test(text) ? [` ${text}`] : wordNeedles(text));

const withoutDashes = (text: string) => fold(text).split(' ').map(foldCode).join(' ');
