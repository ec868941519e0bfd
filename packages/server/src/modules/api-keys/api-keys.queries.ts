import { apiKeyTexts, notFound, statusOfKey, type ApiKey } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';

const keys = (db: Db) =>
  db
    .selectFrom('apiKeys')
    .innerJoin('users', 'users.id', 'apiKeys.userId')
    .select([
      'apiKeys.id',
      'apiKeys.name',
      'apiKeys.prefix',
      'apiKeys.rights',
      'apiKeys.perMinute',
      'apiKeys.userId',
      'users.name as userName',
      'users.isActive as isUserActive',
      'apiKeys.createdAt',
      'apiKeys.expiresAt',
      'apiKeys.lastUsedAt',
      'apiKeys.lastUsedIp',
      'apiKeys.withdrawnAt',
      sql<ApiKey['warehouses']>`(
        select coalesce(json_agg(json_build_object('_id', w.id, 'name', w.name) order by w.id), '[]')
        from warehouses w where w.id = any (api_keys.warehouses))`.as('warehouses'),
    ]);
type KeyRow = Awaited<ReturnType<ReturnType<typeof keys>['executeTakeFirstOrThrow']>>;

function present({ id, userId, userName, isUserActive, ...row }: KeyRow): ApiKey {
  const by = { _id: userId, name: userName, isActive: isUserActive };
  return { ...row, _id: id, by, status: statusOfKey({ ...row, by }, new Date()) };
}

/** A shop has a handful; the bound keeps the list short all the same. */
const mostListed = 200;

/** Lists the keys, those that work before the withdrawn ones, newest first. */
export const listApiKeys = async (db: Db): Promise<ApiKey[]> =>
  (
    await keys(db)
      .orderBy((e) => e('apiKeys.withdrawnAt', 'is not', null))
      .orderBy('apiKeys.createdAt', 'desc')
      .orderBy('apiKeys.id', 'desc')
      .limit(mostListed)
      .execute()
  ).map(present);

export async function readApiKey(db: Db, id: string): Promise<ApiKey> {
  const row = await keys(db).where('apiKeys.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(apiKeyTexts.notFound);
  return present(row);
}
