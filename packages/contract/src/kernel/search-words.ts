import { fold, foldCode } from './fold';

/**
 * Returns the folded words of a search, at most eight. Punctuation around words is dropped, and so are words
 * of punctuation only, unless there are no others.
 */
export function searchWords(typed: string): string[] {
  const words = fold(typed).split(' ').filter(Boolean);
  const bare = words.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')).filter(Boolean);
  return (bare.length > 0 ? bare : words).slice(0, 8);
}

/**
 * Returns what a text with a space before each word must contain, in a form that a trigram index can find: a
 * word with fewer than three letters in a row must start a word, and words without letters or digits are
 * dropped.
 */
export const wordNeedles = (typed: string): string[] =>
  searchWords(typed)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => (/[\p{L}\p{N}]{3}/u.test(word) ? word : ` ${word}`));

/** What a text of names and codes, with a space before each word, must contain. */
export interface NameNeedles {
  /** One needle of each of these; none at all match nothing. */
  each: readonly (readonly string[])[];
  /** Or one of these: all words joined as one phone number or code. */
  whole: readonly string[];
}

export function nameNeedles(typed: string): NameNeedles {
  const words = searchWords(typed);
  const each = words
    .map((word) => [...new Set([word, foldCode(word)].flatMap(wordNeedles))])
    .filter((some) => some.length > 0);
  return { each, whole: words.length > 1 && /\d/.test(typed) ? wordNeedles(foldCode(typed)) : [] };
}
