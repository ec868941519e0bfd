import type { Db } from '../../db/connect';
import { knownSecret } from '../secrets';
import { readClaim, saidIn, supersedes, type Claim, type Epoch } from './epoch.rules';
import { writeMoved } from './epoch-store';

export interface Heeding {
  own: Epoch;
  dataDir: string;
  db: Db;
}

/** Ends the life of this server as the shop if a claim proves that another computer is; returns that claim. */
export async function heedClaim({ own, dataDir, db }: Heeding, signed: string): Promise<Claim | undefined> {
  if (signed === own.claim) return undefined;
  // anybody may send anything, so the database is asked only for what would matter
  const said = saidIn(signed);
  if (!said || !supersedes(said, own)) return undefined;
  const secret = await knownSecret(db, 'claims');
  const claim = secret && readClaim(signed, secret);
  if (!claim) return undefined;
  await writeMoved(dataDir, claim);
  return claim;
}
