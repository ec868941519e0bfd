import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import { seal, sealingKey, unseal } from '../secrets';

/** Makes the secret of an address, as text for its receiver and sealed for storage. */
export async function newSecret(tx: Tx, id: string) {
  const text = `whs_${randomBytes(32).toString('base64url')}`;
  const key = await sealingKey(tx, 'webhooks');
  return { text, stored: { secret: seal(key, id, Buffer.from(text)), keyMark: key.mark } };
}

/** Returns the secret; undefined if it was sealed on another installation, from which the shop was restored. */
export async function openSecret(
  db: Db,
  { id, secret, keyMark }: { id: string; secret: Buffer; keyMark: string },
): Promise<string | undefined> {
  const key = await sealingKey(db, 'webhooks');
  return key.mark === keyMark ? unseal(key, id, secret)?.toString() : undefined;
}
