import { dictionaryOf, longestPhrase } from './dictionary';
import { noShopWords, type ShopWords } from './meaning';
import { partWordTexts } from './part-words.schema';
import { readPartQuery } from './read-part-query';
import { bareWord, phraseKey, phraseWords } from './word-forms';
import { sideWords } from './words/sides.table';

/** The form in which a word or phrase is compared with others. */
export const partWordKey = (word: string): string => phraseKey(phraseWords(word));

interface Explained {
  word: string;
  means: readonly string[];
}

/** Returns why a word may not mean these: it would be explained by itself, directly or through other words. */
export function wordProblem(entry: Explained, others: readonly Explained[]): string | undefined {
  const own = partWordKey(entry.word);
  if (own === '') return partWordTexts.word;
  if (entry.means.some((meant) => partWordKey(meant) === '')) return partWordTexts.means;
  if (entry.means.some((meant) => partWordKey(meant) === own)) return partWordTexts.itself(entry.word);
  const means = new Map(others.map((one) => [partWordKey(one.word), one.means]));
  const path = wayBack(own, entry.means, means, new Set());
  return path && partWordTexts.circle([entry.word, ...path]);
}

/** Returns the words that lead from these back to the word with this key. */
function wayBack(
  own: string,
  words: readonly string[],
  means: ReadonlyMap<string, readonly string[]>,
  seen: Set<string>,
): string[] | undefined {
  for (const word of words) {
    const key = partWordKey(word);
    if (key === own) return [word];
    if (seen.has(key)) continue;
    seen.add(key);
    const rest = wayBack(own, means.get(key) ?? [], means, seen);
    if (rest) return [word, ...rest];
  }
  return undefined;
}

/** Returns the words of a search that nobody explains, as one phrase: cars, numbers and known words are left out. */
export function unknownWords(typed: string, shop: ShopWords): string | undefined {
  const unknown = readPartQuery(typed, shop).slots.filter(({ isKnown }) => !isKnown);
  const words = unknown.flatMap((slot) => slot.words);
  return words.length > 0 && words.length <= longestPhrase ? words.join(' ') : undefined;
}

/** Returns what a part's name calls it, as one phrase, without its car, its side and the words that were searched. */
export function tellingWords(name: string, searched: string): string[] {
  const left = new Set(phraseWords(searched).map(bareWord));
  const words = name
    .split(/\s+/)
    .filter((word) => /^\p{L}{3,}$/u.test(word) && !left.has(partWordKey(word)) && !isBeside(word));
  return words.length > 0 ? [words.slice(0, 2).join(' ')] : [];
}

const besides = new Set(sideWords.map(([english]) => english));

/** Tests whether a word names a car, or says where a part sits. */
const isBeside = (word: string): boolean =>
  dictionaryOf(noShopWords)
    .meaningsOf(partWordKey(word))
    ?.every(({ ofVehicle, key }) => ofVehicle || besides.has(key)) ?? false;
