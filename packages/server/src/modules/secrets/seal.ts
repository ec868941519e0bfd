import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../db/connect';
import { sharedSecret, type SecretName } from './shared-secret';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

export interface SealingKey {
  bytes: Uint8Array;
  /** A fingerprint that identifies the key without revealing it. */
  mark: string;
}

/**
 * Returns a key that encrypts secrets of the shop. It stays on this installation: a backup only contains the
 * encrypted secrets.
 */
export async function sealingKey(db: Db, name: SecretName): Promise<SealingKey> {
  const bytes = await sharedSecret(db, name);
  return { bytes, mark: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
}

/** Encrypts a secret for storage; it can be decrypted only for its own owner. */
export function seal(key: SealingKey, owner: string, secret: Uint8Array): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key.bytes, nonce).setAAD(Buffer.from(owner));
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts a secret; returns undefined when it was encrypted with another key or for another owner. */
export function unseal(key: SealingKey, owner: string, sealed: Buffer): Buffer | undefined {
  try {
    const decipher = createDecipheriv(algorithm, key.bytes, sealed.subarray(0, nonceLength));
    decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(-tagLength));
    return Buffer.concat([decipher.update(sealed.subarray(nonceLength, -tagLength)), decipher.final()]);
  } catch {
    return undefined;
  }
}
