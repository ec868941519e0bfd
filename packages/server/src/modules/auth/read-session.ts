import { AppError, texts, type Rights } from '@turoos/contract';
import type { Services } from '../../http/services';
import { readAccessToken } from './tokens';

/** The session an access token stands for, with the user's rights as they are now. */
export async function readSession({ db, secret }: Pick<Services, 'db' | 'secret'>, accessToken: string) {
  const claims = await readAccessToken(secret, accessToken);
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .innerJoin('roles', 'roles.name', 'users.role')
    .select(['users.id', 'users.name', 'users.role', 'users.permissions', 'roles.rights'])
    .where('sessions.id', '=', claims.sessionId)
    .where('sessions.userId', '=', claims.userId)
    .where('sessions.revokedAt', 'is', null)
    .where('users.isActive', '=', true)
    .executeTakeFirst();
  if (!row) throw new AppError('UNAUTHORIZED', texts.sessionExpired);
  return {
    userId: row.id,
    name: row.name,
    role: row.role,
    own: row.permissions,
    rights: row.rights as Rights,
    sessionId: claims.sessionId,
    expiresIn: claims.expiresIn,
  };
}
