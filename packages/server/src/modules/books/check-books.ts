import type { Db } from '../../db/connect';
import { withoutTimeLimit } from '../../db/time-limits';
import { proofs } from './proofs';

export interface Verdict {
  claim: string;
  contradictions: string[];
}

/** Checks every claim about the books and returns the rows that contradict it. */
export async function checkBooks(db: Db, tell?: (verdict: Verdict) => void): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { claim, contradictions } of proofs) {
    const { rows } = await contradictions.execute(db);
    const verdict = { claim, contradictions: rows.map(({ what }) => what) };
    verdicts.push(verdict);
    tell?.(verdict);
  }
  return verdicts;
}

/** Checks the books of a shop of any size: some claims read millions of rows. Tells each verdict as it is found. */
export const checkAllBooks = (db: Db, tell?: (verdict: Verdict) => void): Promise<Verdict[]> =>
  db.connection().execute((connection) => withoutTimeLimit(connection, () => checkBooks(connection, tell)));
