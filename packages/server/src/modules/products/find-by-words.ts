import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';

/** Best sellers that are read one by one: common words are soon found among them. */
const window = 500;

const best = sql`(
  select id, popularity, is_active, search_text from products order by popularity desc, id desc
  limit ${sql.lit(window)}) as best`;

const contains = (patterns: readonly string[]): RawBuilder<SqlBool> =>
  sql.join(
    patterns.map((pattern) => sql`search_text like ${pattern}`),
    sql` and `,
  );

/** The ways to find parts by their words, each with more parts to look through than the one before. */
export const waysByWords = [amongBestSellers, amongSold, amongUnsold];

async function amongBestSellers(db: Db, patterns: string[], limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${best} where is_active and ${contains(patterns)}
    order by popularity desc, id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Adding nothing keeps the planner from walking down the best sellers again instead of asking the word index. */
async function amongSold(db: Db, patterns: string[], limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products where popularity > 0 and is_active and ${contains(patterns)}
    order by popularity + 0 desc, id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** In any order, so that the first matches do. Materialized, it is planned as if all were wanted: by the index. */
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
 * The index takes long to hold all pieces of a common word against each other, and one piece says nearly as much:
 * its first three letters, of a number the last. The rest is left to the few parts that come out.
 */
function containsCommon(pattern: string): RawBuilder<SqlBool> {
  const [piece] = /^%\d+%$/.test(pattern)
    ? (/\d{3}%$/.exec(pattern) ?? [])
    : (/^%[\p{L}\p{N}]{3}/u.exec(pattern) ?? []);
  if (!piece) return contains([pattern]);
  return sql`search_text like ${`%${piece.replaceAll('%', '')}%`} and search_text || '' like ${pattern}`;
}
