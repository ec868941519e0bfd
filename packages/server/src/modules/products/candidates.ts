import { sql, type RawBuilder } from 'kysely';

/** The parts that one step of a search finds: a query that selects ids as `candidate`, and their order. */
export interface Candidates {
  parts: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

/**
 * Hides a value from the planner, so that it plans once for an average value: its estimate of how often a pattern
 * matches takes longer than most searches.
 */
export const hidden = (value: string): RawBuilder<string> => sql`(select ${value}::text)`;
