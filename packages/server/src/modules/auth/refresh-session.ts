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
 * Exchanges a refresh token for a new pair. Each token works once: one that was used before means that two
 * parties hold it, so the whole session ends. Answers undefined for a token that opens nothing; the caller
 * refuses after the transaction, so that such an ending is kept.
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
    // one that was used in the future lives as much too long
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
