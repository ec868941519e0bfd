import type { RawBuilder } from 'kysely';

/** An invariant of the data, with a query that returns the rows that violate it. */
export interface Proof {
  claim: string;
  contradictions: RawBuilder<{ what: string }>;
}
