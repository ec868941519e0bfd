import type { MeantNeedles } from '@turoos/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { containing } from '../../db/search';
import type { Candidates } from './candidates';

const searchText = sql`search_text`;

/** Everything matches it; it fills up combinations with fewer words. */
const anything = '%';

/**
 * The combinations as rows, the needles of each as columns. The text of the statement depends on the most words of a
 * combination only, so that it can be prepared.
 */
export function rowsOf(meant: readonly MeantNeedles[]): {
  rows: RawBuilder<unknown>;
  matches: (text: RawBuilder<unknown>) => RawBuilder<SqlBool>;
} {
  const width = Math.max(1, ...meant.map(({ needles }) => needles.length));
  const places = Array.from({ length: width }, (_, place) => place);
  const columns = places.map((place) => sql.raw(`needle_${place + 1}`));
  const values = places.map(
    (place) =>
      sql`${meant.map(({ needles }) => (needles[place] === undefined ? anything : containing(needles[place])))}::text[]`,
  );
  return {
    rows: sql`unnest(${sql.join(values)}, ${meant.map(({ rank }) => rank)}::int[]) as meant (${sql.join(columns)}, rank)`,
    matches: (text) =>
      sql<SqlBool>`${sql.join(
        columns.map((column) => sql`${text} like meant.${column}`),
        sql` and `,
      )}`,
  };
}

/** The `+ 0` keeps the planner from scanning down the best sellers instead of using the word index. */
export function amongSoldMeant(meant: readonly MeantNeedles[], reach: number): Candidates {
  const { rows, matches } = rowsOf(meant);
  return {
    parts: sql`
      select id, min(rank) as rank, max(popularity) as popularity from ${rows} cross join lateral (
        select id, popularity from products where popularity > 0 and is_active and ${matches(searchText)}
        order by popularity + 0 desc, id desc limit ${sql.lit(reach)}) as hit
      group by id`,
    order: sql`candidate.rank, candidate.popularity desc, candidate.id desc`,
  };
}

/** Materialized, so that the planner uses the index as if all rows were wanted. */
export function amongUnsoldMeant(meant: readonly MeantNeedles[], reach: number): Candidates {
  const { rows, matches } = rowsOf(meant);
  return {
    parts: sql`
      select id, min(rank) as rank from ${rows} cross join lateral (
        with match as materialized (
          select id from products where popularity <= 0 and is_active and ${matches(searchText)})
        select id from match limit ${sql.lit(reach)}) as hit
      group by id`,
    order: sql`candidate.rank`,
  };
}
