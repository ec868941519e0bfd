import { dictionaryOf, longestPhrase, type Dictionary } from './dictionary';
import type { ShopWords } from './meaning';
import type { PartQuery } from './read-part-query';
import { bareWord, phraseKey, phraseWords } from './word-forms';

/**
 * Puts parts first whose name, read like the search, names what was asked for: a search for «لديتر» finds everything with
 * «رديتر» in its text, but a «رديتر مكيف» is a condenser and a «لي رديتر» a hose.
 */
export function askedFirst<P extends { name: string }>(
  parts: readonly P[],
  { slots }: PartQuery,
  shop: ShopWords,
): P[] {
  const asked = slots.map(({ things }) => things).filter((things) => things.length > 0);
  if (asked.length === 0) return [...parts];
  const dictionary = dictionaryOf(shop);
  const answered = new Map(
    parts.map((part) => {
      const named = namedIn(dictionary, part.name);
      return [part, asked.filter((things) => things.some((key) => named.has(key))).length] as const;
    }),
  );
  return parts.toSorted((a, b) => (answered.get(b) ?? 0) - (answered.get(a) ?? 0));
}

type Things = ReadonlySet<string>;

/** What names contain. The best sellers are in most searches, and reading their names took a tenth of one. */
const known = new WeakMap<Dictionary, Map<string, Things>>();
/** Bounds their memory; reaching it only means to read the names anew. */
const mostKnown = 5000;

function namedIn(dictionary: Dictionary, name: string): Things {
  const names = known.get(dictionary) ?? new Map<string, Things>();
  known.set(dictionary, names);
  const things = names.get(name) ?? thingsIn(dictionary, name);
  if (names.size >= mostKnown) names.clear();
  names.set(name, things);
  return things;
}

/** Returns the keys of the part words that a name contains, read as the longest phrases. */
function thingsIn({ meaningsOf }: Dictionary, name: string): Things {
  const words = phraseWords(name).map(bareWord);
  const things = new Set<string>();
  for (let start = 0; start < words.length;) {
    let length = Math.min(longestPhrase, words.length - start);
    while (length > 1 && !meaningsOf(phraseKey(words.slice(start, start + length)))) length--;
    for (const { key, ofVehicle } of meaningsOf(phraseKey(words.slice(start, start + length))) ?? [])
      if (!ofVehicle) things.add(key);
    start += length;
  }
  return things;
}
