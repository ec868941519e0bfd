import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/connect';

/** The key all servers of a shop sign with, made by whichever starts first. */
export async function sharedSecret(db: Db): Promise<Uint8Array> {
  await db
    .insertInto('secrets')
    .values({ name: 'tokens', value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'tokens')
    .executeTakeFirstOrThrow();
  return value;
}
