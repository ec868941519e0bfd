import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { containing } from '../../db/search';
import { hidden, type Candidates } from './candidates';

/** Number of best sellers scanned directly, because common words are soon found among them. */
const window = 500;
/** Number of best sellers by which a word is judged common or rare. */
const sampled = 200;

const best = (count: number) => sql`(
  select id, popularity, is_active, search_text from products order by popularity desc, id desc
  limit ${sql.lit(count)}) as best`;

const and = (tests: readonly RawBuilder<unknown>[]) => sql<SqlBool>`${sql.join(tests, sql` and `)}`;

/** Tests all words without an index, twice as fast as LIKE. */
const contains = (needles: readonly string[]) =>
  and(needles.map((needle) => sql`position(${needle}::text in search_text) > 0`));

const bestFirst = sql`candidate.popularity desc, candidate.id desc`;

export const amongBestSellers = (needles: readonly string[], reach: number): Candidates => ({
  parts: sql`select id, popularity from ${best(window)} where is_active and ${contains(needles)}
    order by popularity desc, id desc limit ${sql.lit(reach)}`,
  order: bestFirst,
});

/** The `+ 0` keeps the planner from scanning down the best sellers again instead of using the word index. */
export const amongSold = (needles: readonly string[], reach: number): Candidates => ({
  parts: sql`select id, popularity from products where popularity > 0 and is_active
    and ${and(needles.map((needle) => sql`search_text like ${hidden(containing(needle))}`))}
    order by popularity + 0 desc, id desc limit ${sql.lit(reach)}`,
  order: bestFirst,
});

/**
 * Unordered, so that it can stop at the first matches. Materialized, so that the planner uses the index as if
 * all rows were wanted.
 */
export const amongUnsold = (needles: readonly string[], reach: number): Candidates => ({
  parts: sql`
    with key as materialized (${indexKeys(needles)}),
    match as materialized (
      select id from products where popularity <= 0 and is_active and ${contains(needles)}
      and ${and(needles.map((_, place) => sql`search_text like (select patterns[${sql.lit(place + 1)}] from key)`))})
    select id from match limit ${sql.lit(reach)}`,
  order: sql`true`,
});

/**
 * Selects the patterns to look up in the index, the rarest word first, because the index takes its matches one by
 * one and skips forward in those of the others. A common word is looked up by one trigram: all of its trigrams are
 * hardly more selective and take long to intersect. A word in a third of the parts is not looked up beside others.
 * The few remaining parts are tested for all words.
 */
const indexKeys = (needles: readonly string[]) => sql`
  with sample as materialized (select search_text from ${best(sampled)})
  select array_agg(case when place > 1 and uses * 3 > ${sql.lit(sampled)} then '%' when uses > 0 then piece
    else whole end order by place) as patterns
  from (
    select whole, piece, uses, row_number() over (order by uses) as place
    from unnest(${needles}::text[], ${needles.map(containing)}::text[], ${needles.map(pieceOf).map(containing)}::text[])
      as word (needle, whole, piece)
    cross join lateral (select count(*) as uses from sample where position(needle in search_text) > 0) as sampled
  ) as word`;

/** Returns the first three letters of a word, or the last three digits of a number. */
function pieceOf(needle: string): string {
  const [piece] = (/^\d+$/.test(needle) ? /\d{3}$/ : /^[\p{L}\p{N}]{3}/u).exec(needle) ?? [];
  return piece ?? needle;
}
