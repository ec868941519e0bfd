import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../db/connect';
import { sharedSecret } from '../secrets';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

interface FactorKey {
  bytes: Uint8Array;
  /** A fingerprint that identifies the key without revealing it. */
  mark: string;
}

/**
 * Returns the key that encrypts second factors. It stays on this installation: a backup only contains the
 * encrypted secrets.
 */
export async function factorKey(db: Db): Promise<FactorKey> {
  const bytes = await sharedSecret(db, 'second factors');
  return { bytes, mark: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
}

export interface StoredFactor {
  userId: string;
  secret: Buffer;
  /** Fingerprint of the encryption key; null when the secret is stored in plain. */
  keyMark: string | null;
}

/** Encrypts a secret for storage; it can be decrypted only for its own user. */
export function sealFactor(
  key: FactorKey,
  userId: string,
  secret: Buffer,
): Pick<StoredFactor, 'secret' | 'keyMark'> {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key.bytes, nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
  return { secret: sealed, keyMark: key.mark };
}

/** Decrypts a secret; returns undefined when it was encrypted with another key. */
export function openFactor(key: FactorKey, { userId, secret, keyMark }: StoredFactor): Buffer | undefined {
  if (keyMark === null) return secret;
  if (keyMark !== key.mark) return undefined;
  try {
    const decipher = createDecipheriv(algorithm, key.bytes, secret.subarray(0, nonceLength));
    decipher.setAAD(Buffer.from(userId)).setAuthTag(secret.subarray(-tagLength));
    return Buffer.concat([decipher.update(secret.subarray(nonceLength, -tagLength)), decipher.final()]);
  } catch {
    return undefined;
  }
}
