import { fold, foldCode } from '@turoos/contract';
import { sql, type Expression, type SqlBool } from 'kysely';

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Returns the folded words of a search, at most eight. Punctuation around words is dropped, and so are words
 * of punctuation only, unless there are no others.
 */
function searchWords(typed: string): string[] {
  const words = fold(typed).split(' ').filter(Boolean);
  const bare = words.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')).filter(Boolean);
  return (bare.length > 0 ? bare : words).slice(0, 8);
}

/**
 * Matches if a folded text contains every typed word, either as typed or without dashes, which is how codes
 * are stored in it.
 */
export const containsWords = (folded: Expression<string>, typed: string): Expression<SqlBool> => {
  const like = (word: string) => sql<SqlBool>`${folded} like ${`%${escapeLike(word)}%`}`;
  const words = searchWords(typed).map((word) => {
    const forms = [...new Set([word, foldCode(word)])].filter(Boolean);
    return sql<SqlBool>`(${sql.join(forms.map(like), sql` or `)})`;
  });
  return words.length ? sql<SqlBool>`(${sql.join(words, sql` and `)})` : sql<SqlBool>`true`;
};

/**
 * Returns what a text with a space before each word must contain, in a form that a trigram index can find: a
 * word with fewer than three letters in a row must start a word, and words without letters or digits are
 * dropped.
 */
export const wordNeedles = (typed: string): string[] =>
  searchWords(typed)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => (/[\p{L}\p{N}]{3}/u.test(word) ? word : ` ${word}`));

/** Returns the LIKE pattern of texts that contain this one. */
export const containing = (needle: string): string => `%${escapeLike(needle)}%`;

/** Returns LIKE patterns for the words of a search, see wordNeedles. */
export const wordPatterns = (typed: string): string[] => wordNeedles(typed).map(containing);

/**
 * Returns the LIKE pattern of codes (part numbers, phones) that start with the typed text; undefined if it
 * has no letters or digits.
 */
export function codePrefix(typed: string): string | undefined {
  const code = foldCode(typed);
  return code ? `${escapeLike(code)}%` : undefined;
}

/**
 * Matches if a folded text of names and codes contains every typed word, or all words joined as one phone
 * number or code.
 */
export function containsWordsOrCode(folded: Expression<string>, typed: string): Expression<SqlBool> {
  const words = searchWords(typed);
  const like = (pattern: string) => sql<SqlBool>`${folded} like ${pattern}`;
  const each = words
    .map((word) => [...new Set([word, foldCode(word)].flatMap(wordPatterns))].map(like))
    .filter((some) => some.length > 0);
  if (each.length === 0) return sql<SqlBool>`false`;
  const all = sql<SqlBool>`(${sql.join(
    each.map((some) => sql`(${sql.join(some, sql` or `)})`),
    sql` and `,
  )})`;
  const whole = words.length > 1 && /\d/.test(typed) ? wordPatterns(foldCode(typed)).map(like) : [];
  return sql<SqlBool>`(${sql.join([all, ...whole], sql` or `)})`;
}
