import { fold } from '../kernel/fold';
import { searchWords, wordNeedles } from '../kernel/search-words';

const letters = (word: string): number => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Removes the article, alone or after a preposition: «الفحمات», «للفحمات» and «بالفحمات» are «فحمات». */
export function bareWord(word: string): string {
  const bare = word.replace(/^(?:[وبكف]?ال|لل)(?=[ء-ي]{3})/, '');
  return bare === '' ? word : bare;
}

/** The form in which words and phrases are compared: folded, without articles. */
export const phraseKey = (words: readonly string[]): string => words.map(bareWord).join(' ');

/** The words of a phrase, as a search reads them. */
export const phraseWords = (phrase: string): string[] => searchWords(fold(phrase));

/**
 * Returns what the search text must contain for a word or phrase that nobody typed. A short word must be a whole one,
 * or begin one if it names a vehicle: a «سير» is not in «سيراتو». Behind another word it may be anywhere.
 */
export const meantNeedles = ([first = '', ...others]: readonly string[], ofVehicle: boolean): string[] => [
  ...(letters(first) > 3 ? wordNeedles(first) : [ofVehicle ? ` ${first}` : ` ${first} `]),
  ...others.flatMap(wordNeedles),
];
