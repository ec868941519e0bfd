import type { MeantNeedles, PartReading, PartSearch } from '@turoos/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import type { Candidates } from './candidates';
import { filterParts } from './filter-parts';
import { byMeaning } from './find-by-meaning';
import { amongBestSellers, amongSold, amongUnsold } from './find-by-words';
import { byNumber } from './find-by-number';
import { fromParts } from './products.queries';

/** Number of matches checked against the other filters, when there are any. */
const considered = 1000;

/** The steps of a search for the words and the number that were typed. */
export const typedSteps =
  ({ needles, code }: PartReading) =>
  (reach: number): Candidates[] => [
    ...(code ? [byNumber(code, reach)] : []),
    ...(needles.length > 0
      ? [amongBestSellers, amongSold, amongUnsold].map((find) => find(needles, reach))
      : []),
  ];

/** The steps of a search for what the typed words mean. */
export const meantSteps =
  (meant: readonly MeantNeedles[]) =>
  (reach: number): Candidates[] => [byMeaning(meant, reach)];

/**
 * Selects the ids of matching parts with their rank (step, place), by one statement for all steps: the database
 * takes a step only if those before it found too few. The text of the statement and its best plan depend on the
 * number of words, not on the words, so that it can be prepared.
 */
export function findParts(
  db: Db,
  stepsWithin: (reach: number) => readonly Candidates[],
  { limit, ...filters }: Omit<PartSearch, 'q'>,
): RawBuilder<unknown> {
  const isNarrowed = Object.values(filters).some(Boolean);
  const reach = isNarrowed ? Math.max(limit, considered) : limit;
  const passes = isNarrowed
    ? sql<SqlBool>`exists (${filterParts(fromParts(db), filters)
        .select(sql`1`.as('one'))
        .where(sql<SqlBool>`products.id = candidate.id`)})`
    : sql<SqlBool>`true`;
  const steps = stepsWithin(reach);
  const names = steps.map((_step, place) => sql.raw(`step_${place + 1}`));
  const taken = steps.map(
    ({ parts, order }, place) => sql`${names[place]} as (
    select candidate.id, row_number() over (order by ${order}) as place from (${parts}) as candidate
    where ${fewer(names.slice(0, place), limit)} and ${passes})`,
  );
  return sql`with ${sql.join(taken)}
    select id, step, place from (
      select distinct on (id) id, step, place
      from (${sql.join(
        names.map((name, place) => sql`select id, place, ${sql.lit(place)} as step from ${name}`),
        sql` union all `,
      )}) as found
      order by id, step, place) as found
    order by step, place limit ${sql.lit(limit)}`;
}

/** Tests whether these steps found fewer parts than wanted. */
function fewer(names: readonly RawBuilder<unknown>[], limit: number): RawBuilder<SqlBool> {
  if (names.length === 0) return sql`true`;
  const ids = names.map((name) => sql`select id from ${name}`);
  return sql`(select count(*) from (${sql.join(ids, sql` union `)}) as found) < ${sql.lit(limit)}`;
}
