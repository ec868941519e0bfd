import { foldCode, nameNeedles, searchWords, wordNeedles } from '@turoos/contract';
import { sql, type Expression, type SqlBool } from 'kysely';

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

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
  const { each, whole } = nameNeedles(typed);
  if (each.length === 0) return sql<SqlBool>`false`;
  const like = (needle: string) => sql<SqlBool>`${folded} like ${containing(needle)}`;
  const all = sql<SqlBool>`(${sql.join(
    each.map((some) => sql`(${sql.join(some.map(like), sql` or `)})`),
    sql` and `,
  )})`;
  return sql<SqlBool>`(${sql.join([all, ...whole.map(like)], sql` or `)})`;
}
