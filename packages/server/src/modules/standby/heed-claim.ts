import type { Db } from '../../db/connect';
import { sharedSecret } from '../secrets';
import { readClaim, supersedes, type Claim, type Epoch } from './epoch.rules';
import { writeMoved } from './epoch-store';

export interface Heeding {
  own: Epoch;
  dataDir: string;
  db: Db;
}

/** Ends the life of this server as the shop if a claim proves that another computer is; returns that claim. */
export async function heedClaim({ own, dataDir, db }: Heeding, signed: string): Promise<Claim | undefined> {
  if (signed === own.claim) return undefined;
  const claim = readClaim(signed, await sharedSecret(db, 'claims'));
  if (!claim || !supersedes(claim, own)) return undefined;
  await writeMoved(dataDir, claim);
  return claim;
}
