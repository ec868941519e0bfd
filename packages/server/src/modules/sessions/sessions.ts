import type { Tokens } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { RequestFacts } from '../../kernel/handlers';
import { readSettings } from '../../kernel/settings';
import { sessionLives } from './session-lives.rules';
import { hashToken, newRefreshToken, signAccessToken } from './tokens';

/** Opens a session and issues its first pair of tokens. */
export async function openSession(
  tx: Tx,
  secret: Uint8Array,
  userId: string,
  facts: RequestFacts,
): Promise<Tokens> {
  const { id } = await tx
    .insertInto('sessions')
    .values({
      userId,
      refreshHash: Buffer.alloc(0),
      expiresAt: sql`now()`,
      ip: facts.ip,
      userAgent: facts.userAgent,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const refreshToken = newRefreshToken(id);
  return renewSession(tx, secret, { id, userId }, refreshToken);
}

/** Makes the refresh token passed in the only valid one of the session. */
export async function renewSession(
  tx: Tx,
  secret: Uint8Array,
  session: { id: string; userId: string },
  refreshToken: string,
): Promise<Tokens> {
  const { sessionTimeout } = await readSettings(tx, 'security', session.userId);
  const { access, refresh } = sessionLives(sessionTimeout);
  await tx
    .updateTable('sessions')
    .set({
      refreshHash: hashToken(refreshToken),
      lastUsedAt: sql`now()`,
      expiresAt: sql`now() + ${refresh} * interval '1 second'`,
    })
    .where('id', '=', session.id)
    .execute();
  const claims = { userId: session.userId, sessionId: session.id };
  return { accessToken: await signAccessToken(secret, claims, access), refreshToken, expiresIn: access };
}

type RevocationReason =
  | 'logout'
  | 'ended'
  | 'token reused'
  | 'role changed'
  | 'permissions changed'
  | 'password changed'
  | 'deactivated';

/** Ends a user's sessions: all, one, or all but one. Returns the number of sessions ended. */
export async function revokeSessions(
  tx: Tx,
  which: { userId: string; sessionId?: string; exceptId?: string },
  reason: RevocationReason,
): Promise<number> {
  let sessions = tx
    .updateTable('sessions')
    .set({ revokedAt: sql`now()`, revokedReason: reason })
    .where('userId', '=', which.userId)
    .where('revokedAt', 'is', null);
  if (which.sessionId) sessions = sessions.where('id', '=', which.sessionId);
  if (which.exceptId) sessions = sessions.where('id', '<>', which.exceptId);
  const { numUpdatedRows } = await sessions.executeTakeFirst();
  return Number(numUpdatedRows);
}
