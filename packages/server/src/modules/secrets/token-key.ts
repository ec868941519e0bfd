import type { Db } from '../../db/connect';
import type { Live } from '../../kernel/live';
import { sharedSecret } from './shared-secret';

/** The key that signs access tokens; another one as soon as a computer that knew it was withdrawn. */
export interface TokenKey {
  readonly now: Uint8Array;
}

export async function followTokenKey(db: Db, live: Live, warn: (error: unknown) => void): Promise<TokenKey> {
  const key = { now: await sharedSecret(db, 'tokens') };
  const read = async () => {
    const now = await sharedSecret(db, 'tokens');
    // tokens that were verified are remembered by their key
    if (!Buffer.from(now).equals(key.now)) key.now = now;
  };
  live.subscribe((changed) => {
    if (changed.includes('backup')) read().catch(warn);
  });
  return key;
}
