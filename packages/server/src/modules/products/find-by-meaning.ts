import type { MeantNeedles } from '@turoos/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { containing } from '../../db/search';
import type { Candidates } from './candidates';

const searchText = sql`search_text`;

/** Everything matches it; it fills up combinations with fewer words. */
const anything = '%';

/**
 * The combinations as rows, the needles of each as columns. The text of the statement depends on the most words of a
 * combination only, so that it can be prepared, and the lists are hidden from the planner, so that it plans once.
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
      sql`(select ${meant.map(({ needles }) => (needles[place] === undefined ? anything : containing(needles[place])))}::text[])`,
  );
  return {
    rows: sql`unnest(${sql.join(values)}, (select ${meant.map(({ rank }) => rank)}::int[])) as meant (${sql.join(columns)}, rank)`,
    matches: (text) =>
      sql<SqlBool>`${sql.join(
        columns.map((column) => sql`${text} like meant.${column}`),
        sql` and `,
      )}`,
  };
}

/**
 * Finds parts by each combination, sold ones first, each as near to what was typed as its nearest combination. The matches
 * are materialized, so that the planner uses the word index instead of scanning down the best sellers.
 */
export function byMeaning(meant: readonly MeantNeedles[], reach: number): Candidates {
  const { rows, matches } = rowsOf(meant);
  return {
    parts: sql`
      select id, min(rank) as rank, max(popularity) as popularity from ${rows} cross join lateral (
        with match as materialized (select id, popularity from products where is_active and ${matches(searchText)})
        select id, popularity from match order by popularity desc, id desc limit ${sql.lit(reach)}) as hit
      group by id`,
    order: sql`candidate.popularity <= 0, candidate.rank, candidate.popularity desc, candidate.id desc`,
  };
}
