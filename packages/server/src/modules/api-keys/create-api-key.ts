import { createHash, randomBytes } from 'node:crypto';
import {
  apiKeyTexts,
  AppError,
  keyMark,
  permissionLabel,
  ruleBroken,
  ungivableToKey,
  uselessToBoundKey,
  type MadeApiKey,
  type NewApiKey,
} from '@turoos/contract';
import { sql } from 'kysely';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { assignableWarehouses } from '../users';
import { readApiKey } from './api-keys.queries';

/** As many characters of a key are shown in lists: the mark, and enough to tell keys apart. */
const prefixLength = keyMark.length + 6;

/** A key has 256 random bits, so that its hash needs no salt and can be looked up. */
export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Makes a key that acts in the name of its maker; only this answer contains it. */
export async function createApiKey(
  tx: Tx,
  user: Actor,
  { name, rights, warehouses: wanted = [], days, perMinute }: Omit<NewApiKey, 'password'>,
): Promise<MadeApiKey> {
  const beyond = ungivableToKey(user, rights);
  if (beyond.length > 0)
    throw new AppError('FORBIDDEN', apiKeyTexts.beyond(beyond.map(permissionLabel).join('، ')));
  const useless = wanted.length > 0 ? uselessToBoundKey(rights) : [];
  if (useless.length > 0) throw ruleBroken(apiKeyTexts.ofWholeShop(useless.map(permissionLabel).join('، ')));
  const warehouses = await assignableWarehouses(tx, user, wanted);
  const key = `${keyMark}${randomBytes(32).toString('base64url')}`;
  const { id } = await tx
    .insertInto('apiKeys')
    .values({
      name,
      prefix: key.slice(0, prefixLength),
      hash: hashKey(key),
      rights: jsonb(rights),
      warehouses: warehouses.length > 0 ? warehouses : null,
      perMinute,
      userId: user.id,
      expiresAt: sql`now() + ${days} * interval '1 day'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const apiKey = await readApiKey(tx, id);
  await recordChange(tx, user, {
    action: 'api-key.create',
    entity: 'api-keys',
    entityId: id,
    after: {
      name,
      prefix: apiKey.prefix,
      rights,
      warehouses: apiKey.warehouses.map((one) => one.name),
      perMinute,
      expiresAt: apiKey.expiresAt,
    },
  });
  return { key, apiKey };
}
