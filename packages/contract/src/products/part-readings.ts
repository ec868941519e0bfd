import { vehicleReadings } from '../catalogue/make-names';
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
 * Yields what a text may mean, the likeliest first: its words as typed, then without dashes, as part numbers are
 * stored, then with vehicle names translated. The whole text may also be a number, which belongs to the first.
 */
export function* partReadings(q: string): Generator<PartReading> {
  const code = foldCode(q);
  let number = /\d/.test(code) && code.length > 1 ? code : undefined;
  const tried = new Set<string>();
  for (const text of spellings(q)) {
    const needles = wordNeedles(text);
    if (tried.has(needles.join('\n')) || !(number || needles.length > 0)) continue;
    tried.add(needles.join('\n'));
    yield { needles, code: number };
    number = undefined;
  }
}

function* spellings(q: string): Generator<string> {
  yield* [fold(q), withoutDashes(q)];
  for (const text of vehicleReadings(q).slice(1)) yield* [fold(text), withoutDashes(text)];
}

const withoutDashes = (text: string) => fold(text).split(' ').map(foldCode).join(' ');
