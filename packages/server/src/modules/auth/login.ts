import { AppError, authTexts, type Credentials, type SessionUser, type Tokens } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import type { RequestFacts } from '../../http/handlers';
import { recordChange } from '../audit';
import { openSession } from '../sessions';
import { findByUsername, passwordMatches, readSessionUser } from '../users';
import { countAttempt, forgiveAttempt } from './login-limit';

/** Finds out whose credentials these are. A wrong name, a wrong password and an inactive user look the same. */
export async function checkCredentials(db: Db, credentials: Credentials, ip: string) {
  const wait = await countAttempt(db, credentials.username, ip);
  if (wait > 0)
    throw new AppError(
      'TOO_MANY_REQUESTS',
      `${authTexts.wrongCredentials}. حاول مرة أخرى بعد ${wait} ثانية`,
      { retryAfter: wait },
    );
  const user = await findByUsername(db, credentials.username);
  const matches = await passwordMatches(user?.passwordHash, credentials.password);
  if (!user || !matches || !user.isActive) throw new AppError('LOGIN_FAILED', authTexts.wrongCredentials);
  await forgiveAttempt(db, credentials.username, ip);
  return user;
}

/** Opens a session for someone whose credentials were right. */
export async function login(
  tx: Tx,
  secret: Uint8Array,
  user: { id: string; name: string },
  facts: RequestFacts,
): Promise<Tokens & { user: SessionUser }> {
  await tx
    .updateTable('users')
    .set((row) => ({ lastLoginAt: sql`now()`, loginCount: row('loginCount', '+', 1) }))
    .where('id', '=', user.id)
    .execute();
  const tokens = await openSession(tx, secret, user.id, facts);
  await recordChange(
    tx,
    { id: user.id, name: user.name, ip: facts.ip, traceId: facts.traceId },
    { action: 'auth.login', entity: 'users', entityId: user.id },
  );
  return { ...tokens, user: await readSessionUser(tx, user.id) };
}
