import { fold, foldCode } from '@turoos/contract';
import { sql, type Expression, type SqlBool } from 'kysely';

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The words of a search as they are compared: folded, at most eight. */
export const searchWords = (typed: string): string[] => fold(typed).split(' ').filter(Boolean).slice(0, 8);

/** Every word typed occurs somewhere in a text that is already folded. */
export const containsWords = (folded: Expression<string>, typed: string): Expression<SqlBool> => {
  const words = searchWords(typed).map((word) => sql<SqlBool>`${folded} like ${`%${escapeLike(word)}%`}`);
  return words.length ? sql<SqlBool>`(${sql.join(words, sql` and `)})` : sql<SqlBool>`true`;
};

/**
 * As containsWords, over a text that has a space before each word, and quick over any number of rows: a word with
 * fewer than three letters in a row has to begin a word there, because the index knows no shorter pieces.
 * Undefined when nothing of what was typed can be looked for.
 */
export function findsWords(folded: Expression<string>, typed: string): Expression<SqlBool> | undefined {
  const words = searchWords(typed).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const patterns = words.map((word) => (/[\p{L}\p{N}]{3}/u.test(word) ? '%' : '% ') + `${escapeLike(word)}%`);
  const tests = patterns.map((pattern) => sql`${folded} like ${pattern}`);
  return tests.length ? sql<SqlBool>`(${sql.join(tests, sql` and `)})` : undefined;
}

/** The pattern of codes (part numbers, phones) that start with what was typed; undefined when nothing is left of it. */
export function codePrefix(typed: string): string | undefined {
  const code = foldCode(typed);
  return code ? `${escapeLike(code)}%` : undefined;
}
