import type { Db } from '../../db/connect';
import { proofs } from './proofs';

export interface Verdict {
  claim: string;
  contradictions: string[];
}

/** Checks every claim about the books and returns the rows that contradict it. */
export async function checkBooks(db: Db): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { claim, contradictions } of proofs) {
    const { rows } = await contradictions.execute(db);
    verdicts.push({ claim, contradictions: rows.map(({ what }) => what) });
  }
  return verdicts;
}
