import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';

/** Number of best sellers scanned directly, because common words are soon found among them. */
const window = 500;

const best = sql`(
  select id, popularity, is_active, search_text from products order by popularity desc, id desc
  limit ${sql.lit(window)}) as best`;

const contains = (patterns: readonly string[]): RawBuilder<SqlBool> =>
  sql.join(
    patterns.map((pattern) => sql`search_text like ${pattern}`),
    sql` and `,
  );

/** The search steps in order, each over more parts than the one before. */
export const waysByWords = [amongBestSellers, amongSold, amongUnsold];

async function amongBestSellers(db: Db, patterns: string[], limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${best} where is_active and ${contains(patterns)}
    order by popularity desc, id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The `+ 0` keeps the planner from scanning down the best sellers again instead of using the word index. */
async function amongSold(db: Db, patterns: string[], limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products where popularity > 0 and is_active and ${contains(patterns)}
    order by popularity + 0 desc, id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Unordered, so that it can stop at the first matches. Materialized, so that the planner uses the index as if
 * all rows were wanted.
 */
async function amongUnsold(db: Db, patterns: string[], limit: number): Promise<string[]> {
  const common = await commonAmong(db, patterns);
  const tests = patterns.map((pattern) =>
    common.has(pattern) ? containsCommon(pattern) : contains([pattern]),
  );
  const { rows } = await sql<{ id: string }>`
    with match as materialized (
      select id from products where popularity <= 0 and is_active and ${sql.join(tests, sql` and `)})
    select id from match limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

async function commonAmong(db: Db, patterns: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ pattern: string }>`
    with best as materialized (select search_text from ${best})
    select pattern from unnest(${patterns}::text[]) as pattern
    where exists (select from best where search_text like pattern)`.execute(db);
  return new Set(rows.map(({ pattern }) => pattern));
}

/**
 * Matches a common word by one trigram: the index takes long to intersect all trigrams of a common word, and
 * one is nearly as selective. It takes the first three letters, or the last three digits of a number; the
 * recheck on the few remaining parts does the rest.
 */
function containsCommon(pattern: string): RawBuilder<SqlBool> {
  const [piece] = /^%\d+%$/.test(pattern)
    ? (/\d{3}%$/.exec(pattern) ?? [])
    : (/^%[\p{L}\p{N}]{3}/u.exec(pattern) ?? []);
  if (!piece) return contains([pattern]);
  return sql`search_text like ${`%${piece.replaceAll('%', '')}%`} and search_text || '' like ${pattern}`;
}
