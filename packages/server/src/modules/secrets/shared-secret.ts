import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/connect';

/**
 * Names of the secrets that all servers of a shop share and backups exclude; the first server to need one
 * creates it.
 */
export type SecretName = 'tokens' | 'second factors' | 'tills' | 'sellers' | 'webhooks';

export async function sharedSecret(db: Db, name: SecretName = 'tokens'): Promise<Uint8Array> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
