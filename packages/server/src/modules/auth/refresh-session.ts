import { timingSafeEqual } from 'node:crypto';
import { Id, type Tokens } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { recordChange } from '../../kernel/audit';
import type { RequestFacts } from '../../kernel/handlers';
import { latest } from '../../system/clock.rules';
import {
  derivedRefreshToken,
  hashToken,
  newRefreshToken,
  renewSession,
  revokeSessions,
  sessionOf,
} from '../sessions';

/**
 * Exchanges a refresh token for a new pair of tokens. Each token works once: a reused token means that two
 * parties hold it, so the whole session is revoked. Returns undefined for an invalid token; the caller throws
 * only after the transaction, so that the revocation is committed.
 */
export async function refreshSession(
  tx: Tx,
  secret: Uint8Array,
  refreshToken: string,
  { idempotencyKey, ip, traceId }: RequestFacts,
): Promise<Tokens | undefined> {
  const id = Id.safeParse(sessionOf(refreshToken));
  if (!id.success) return undefined;
  const session = await tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.id', 'sessions.userId', 'sessions.refreshHash', 'users.name'])
    // a session last used in the future, by a clock that ran ahead, would live too long
    .where('sessions.lastUsedAt', '<=', latest(new Date()))
    .where('sessions.id', '=', id.data)
    .where('sessions.revokedAt', 'is', null)
    .where('sessions.expiresAt', '>', new Date())
    .where('users.isActive', '=', true)
    .forUpdate('sessions')
    .executeTakeFirst();
  if (!session) return undefined;

  const isCurrent = (token: string) => timingSafeEqual(hashToken(token), session.refreshHash);
  const successor = idempotencyKey && derivedRefreshToken(secret, refreshToken, idempotencyKey);
  if (isCurrent(refreshToken))
    return renewSession(tx, secret, session, successor || newRefreshToken(session.id));
  if (successor && isCurrent(successor)) return renewSession(tx, secret, session, successor);

  const { userId, name } = session;
  await revokeSessions(tx, { userId, sessionId: session.id }, 'token reused');
  const doer = { id: userId, name, ip, traceId };
  await recordChange(tx, doer, { action: 'auth.token_reused', entity: 'users', entityId: userId });
  return undefined;
}
