import type { Db } from '../../db/connect';
import { seal, sealingKey, unseal, type SealingKey } from '../secrets';

export const factorKey = (db: Db): Promise<SealingKey> => sealingKey(db, 'second factors');

export interface StoredFactor {
  userId: string;
  secret: Buffer;
  /** Fingerprint of the encryption key; null when the secret is stored in plain. */
  keyMark: string | null;
}

/** Encrypts a secret for storage; it can be decrypted only for its own user. */
export const sealFactor = (
  key: SealingKey,
  userId: string,
  secret: Buffer,
): Pick<StoredFactor, 'secret' | 'keyMark'> => ({ secret: seal(key, userId, secret), keyMark: key.mark });

/** Decrypts a secret; returns undefined when it was encrypted with another key. */
export function openFactor(key: SealingKey, { userId, secret, keyMark }: StoredFactor): Buffer | undefined {
  if (keyMark === null) return secret;
  return keyMark === key.mark ? unseal(key, userId, secret) : undefined;
}
