import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/connect';

/**
 * Names of the secrets that all servers of a shop share and backups exclude; the first server to need one
 * creates it.
 */
export type SecretName = 'tokens' | 'links' | 'second factors' | 'tills' | 'sellers' | 'webhooks' | 'claims';

export async function sharedSecret(db: Db, name: SecretName): Promise<Uint8Array> {
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

/** Makes what was signed with a secret so far worthless. */
export async function renewSecret(db: Db, name: SecretName): Promise<void> {
  const value = randomBytes(32);
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Reads a secret from a database that takes no changes. */
export async function knownSecret(db: Db, name: SecretName): Promise<Uint8Array | undefined> {
  const found = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  return found?.value;
}
