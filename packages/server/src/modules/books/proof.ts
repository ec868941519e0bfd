import type { RawBuilder } from 'kysely';

/** A statement about the data that must hold at any time; the query finds what contradicts it. */
export interface Proof {
  claim: string;
  contradictions: RawBuilder<{ what: string }>;
}
