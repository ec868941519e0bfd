import type { OpenSession } from '@turoos/contract';
import type { Db } from '../../db/connect';

/** Lists a user's open sessions, most recently used first. */
export async function listSessions(db: Db, userId: string, currentId: string): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'createdAt', 'lastUsedAt', 'expiresAt', 'ip', 'userAgent'])
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', new Date())
    .orderBy('lastUsedAt', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ id, ...row }) => ({ ...row, _id: id, isCurrent: id === currentId }));
}

/** Whether the session is not revoked and its user is active. */
export async function isOpen(db: Db, id: string): Promise<boolean> {
  const open = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('sessions.id')
    .where('sessions.id', '=', id)
    .where('sessions.revokedAt', 'is', null)
    .where('users.isActive', '=', true)
    .executeTakeFirst();
  return open !== undefined;
}
