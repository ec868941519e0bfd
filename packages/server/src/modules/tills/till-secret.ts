import { notFound, tillTexts } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import { seal, sealingKey, unseal } from '../secrets';
import { hashOf } from './till-of-request';

const keyOf = (db: Db) => sealingKey(db, 'tills');
const ownerOf = (secretHash: Buffer) => secretHash.toString('hex');

/** Encrypts the secret of a till for storage. */
export async function sealSecret(tx: Tx, secret: string): Promise<{ secret: Buffer; keyMark: string }> {
  const key = await keyOf(tx);
  return { secret: seal(key, ownerOf(hashOf(secret)), Buffer.from(secret)), keyMark: key.mark };
}

/**
 * Seals the secret of a till again if it was sealed on another installation, from which the shop was restored: the till
 * itself still has it.
 */
export async function keepSecret(tx: Tx, id: string, keyMark: string, secret: string): Promise<void> {
  const key = await keyOf(tx);
  if (key.mark === keyMark) return;
  await tx
    .updateTable('tills')
    .set(await sealSecret(tx, secret))
    .where('id', '=', id)
    .execute();
}

/** Returns the secret with which a till seals its files; undefined if it was sealed on another installation. */
export async function readTillSecret(db: Db, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('tills')
    .select(['secret', 'secretHash', 'keyMark'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row) throw notFound(tillTexts.notFound);
  const key = await keyOf(db);
  if (row.keyMark !== key.mark) return undefined;
  return unseal(key, ownerOf(row.secretHash), row.secret)?.toString();
}
