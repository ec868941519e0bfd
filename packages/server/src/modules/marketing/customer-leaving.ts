import type { Db } from '../../db/connect';
import { readToken } from './signed-token';

/** The customer a link to leave was signed for, if it was and they are still there. */
export async function customerLeaving(
  db: Db,
  secret: Uint8Array,
  token: string,
): Promise<{ id: string; noMarketing: boolean } | undefined> {
  const id = readToken(secret, 'leave', token);
  return id === undefined
    ? undefined
    : db.selectFrom('customers').select(['id', 'noMarketing']).where('id', '=', id).executeTakeFirst();
}
