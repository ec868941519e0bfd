import { AppError, texts } from '@turoos/contract';
import { sql, type Selectable } from 'kysely';
import type { Users } from '../../db/schema';
import { statement } from '../../db/statement';
import type { Session } from '../../kernel/actor';
import type { Services } from '../../kernel/services';
import { holderIn, revokedFor, warehousesOf } from '../permissions';
import { readAccessToken } from '../sessions';

type SessionRow = Pick<Selectable<Users>, 'id' | 'name' | 'role' | 'permissions'> & {
  rights: unknown;
  revoked: string[];
  warehouses: string[] | null;
};

/** Returns the session of an access token with the user's current rights. */
export async function readSession(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  accessToken: string,
): Promise<Session> {
  const claims = await readAccessToken(tokens.now, accessToken);
  const { rows } = await statement<SessionRow>`
    select u.id, u.name, u.role, u.permissions, r.rights, ${revokedFor(sql.ref('u.role'))} as revoked,
      ${warehousesOf(sql.ref('u.id'))} as warehouses
    from sessions s join users u on u.id = s.user_id left join roles r on r.name = u.role
    where s.id = ${claims.sessionId} and s.user_id = ${claims.userId} and s.revoked_at is null
      and u.is_active`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('UNAUTHORIZED', texts.sessionExpired);
  return {
    userId: row.id,
    name: row.name,
    ...holderIn(row),
    ...(row.warehouses && { warehouses: row.warehouses }),
    sessionId: claims.sessionId,
    expiresIn: claims.expiresIn,
  };
}
