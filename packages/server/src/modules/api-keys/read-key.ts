import { apiKeyTexts, AppError, effectivePermissions, type KeyRights, type Subject } from '@turoos/contract';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Users } from '../../db/schema';
import { statement } from '../../db/statement';
import type { KeyHolder } from '../../kernel/actor';
import { shareOf } from '../../system/share-of';
import { holderIn, revokedFor, warehousesOf } from '../permissions';
import { hashKey } from './create-api-key';
import { createKeyPace } from './key-pace';

type KeyRow = Pick<Selectable<Users>, 'role' | 'permissions'> & {
  keyId: string;
  keyName: string;
  keyRights: KeyRights;
  perMinute: number;
  /** Whether the last noted use is a minute ago or more. */
  isStale: boolean;
  userId: string;
  maker: string;
  rights: unknown;
  revoked: string[];
  /** Those that its maker is bound to, and those that it is bound to itself. */
  warehouses: string[] | null;
  keyWarehouses: string[] | null;
};

/**
 * Returns the function that reads the holder of a key. The maker's rights are read with every request, as those of a
 * session are. Requests are counted by each worker for itself, and a client may reach all of them.
 */
export function keyReader(db: Db, workers: number): (key: string, ip: string) => Promise<KeyHolder> {
  const pace = createKeyPace();
  return async (key, ip) => {
    const { rows } = await statement<KeyRow>`
      select k.id as key_id, k.name as key_name, k.rights as key_rights, k.warehouses as key_warehouses, k.per_minute,
        coalesce(k.last_used_at < now() - interval '1 minute', true) as is_stale,
        u.id as user_id, u.name as maker, u.role, u.permissions, r.rights,
        ${revokedFor(sql.ref('u.role'))} as revoked, ${warehousesOf(sql.ref('u.id'))} as warehouses
      from api_keys k join users u on u.id = k.user_id left join roles r on r.name = u.role
      where k.hash = ${hashKey(key)} and k.withdrawn_at is null and k.expires_at > now()
        and u.is_active`.execute(db);
    const [row] = rows;
    if (!row) throw new AppError('UNAUTHORIZED', apiKeyTexts.invalid);
    const { keyId, userId, perMinute } = row;
    const wait = pace.take(keyId, shareOf(perMinute, workers, 1), Date.now());
    if (wait !== undefined)
      throw new AppError('TOO_MANY_REQUESTS', apiKeyTexts.tooFast, { retryAfter: wait });
    if (row.isStale)
      await statement`
        update api_keys set last_used_at = now(), last_used_ip = ${ip} where id = ${keyId}`.execute(db);
    return {
      keyId,
      userId,
      name: `${row.maker} (مفتاح ${row.keyName})`,
      role: '',
      permissions: rightsOfBoth(holderIn(row), row.keyRights),
      warehouses: warehousesOfBoth(row),
    };
  };
}

/** Returns the warehouses that a key is bound to, undefined for the whole shop. */
const warehousesOfBoth = ({ warehouses, keyWarehouses }: KeyRow): string[] | undefined =>
  (warehouses && keyWarehouses
    ? keyWarehouses.filter((id) => warehouses.includes(id))
    : (keyWarehouses ?? warehouses)) ?? undefined;

/** Returns what a key may do: what it was given, as far as its maker may still do it. It has no role of its own. */
function rightsOfBoth(maker: Subject, rights: KeyRights): string[] {
  const given = effectivePermissions({ rights, own: [] });
  const mayAll = maker.role === 'super_admin' || maker.permissions.includes('all');
  if (mayAll) return given;
  const held = new Set(maker.permissions);
  return given.filter((permission) => held.has(permission));
}
