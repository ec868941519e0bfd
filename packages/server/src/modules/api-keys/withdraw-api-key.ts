import {
  apiKeyTexts,
  AppError,
  permissionLabel,
  ruleBroken,
  ungivableToKey,
  type ApiKey,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readApiKey } from './api-keys.queries';

/** Withdraws a key for ever; the next request with it is refused. */
export async function withdrawApiKey(tx: Tx, user: Actor, id: string): Promise<ApiKey> {
  await tx.selectFrom('apiKeys').select('id').where('id', '=', id).forUpdate().execute();
  const key = await readApiKey(tx, id);
  if (key.withdrawnAt) throw ruleBroken(apiKeyTexts.withdrawn);
  const beyond = key.by._id === user.id ? [] : ungivableToKey(user, key.rights);
  if (beyond.length > 0)
    throw new AppError('FORBIDDEN', apiKeyTexts.above(beyond.map(permissionLabel).join('، ')));
  await tx
    .updateTable('apiKeys')
    .set({ withdrawnAt: sql`now()` })
    .where('id', '=', id)
    .execute();
  const { name, prefix } = key;
  await recordChange(tx, user, {
    action: 'api-key.withdraw',
    entity: 'api-keys',
    entityId: id,
    before: { name, prefix },
  });
  return readApiKey(tx, id);
}
