import { fold, foldCode } from '@turoos/contract';
import { sql, type Expression, type SqlBool } from 'kysely';

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * The words of a search as they are compared: folded, at most eight. Signs around a word say nothing, and nor does
 * one that is nothing but signs, unless that is all there is.
 */
function searchWords(typed: string): string[] {
  const words = fold(typed).split(' ').filter(Boolean);
  const bare = words.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')).filter(Boolean);
  return (bare.length > 0 ? bare : words).slice(0, 8);
}

/**
 * Every word typed occurs somewhere in a text that is already folded: as it was typed, or without its dashes, which
 * is how the numbers stand there.
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
 * Patterns for a text that has a space before each word, each of use to a trigram index: a word with fewer than three
 * letters in a row has to begin a word there, and what has no letters at all is left out.
 */
export const wordPatterns = (typed: string): string[] =>
  searchWords(typed)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => `${/[\p{L}\p{N}]{3}/u.test(word) ? '%' : '% '}${escapeLike(word)}%`);

/** The pattern of codes (part numbers, phones) that start with what was typed; undefined when nothing is left of it. */
export function codePrefix(typed: string): string | undefined {
  const code = foldCode(typed);
  return code ? `${escapeLike(code)}%` : undefined;
}

/**
 * Every word typed occurs in a folded text that holds names and codes alike; or all of it is one phone or code, typed
 * with spaces.
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
