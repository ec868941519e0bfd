import { sql, type RawBuilder } from 'kysely';

/**
 * Returns an array of ids whose length the planner does not look at: `= ${anyOf(ids)}`. One plan then serves any
 * number of ids, where the planner otherwise makes a new one for each request because it expects it to be cheaper.
 */
export const anyOf = (ids: readonly string[]): RawBuilder<string> =>
  sql`any ((select ${ids}::uuid[])::uuid[])`;
