import { AppError, authTexts, type Credentials, type SignedIn } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import { recordChange } from '../../kernel/audit';
import { recordEvent, recordOnce } from '../../kernel/audit-event';
import type { RequestFacts } from '../../kernel/handlers';
import { assertMayTry, forgiveAttempt, guessesOf, passwordMatches } from '../passwords';
import { openSession } from '../sessions';
import { findByUsername, readSessionUser } from '../users';

/** Returns the user of the credentials; an unknown name, a wrong password and an inactive user fail alike. */
export async function checkCredentials(db: Db, credentials: Credentials, { ip, traceId }: RequestFacts) {
  const guesses = guessesOf(credentials.username, ip);
  const user = await findByUsername(db, credentials.username);
  // an unknown username is not logged, because people may type a password into that field by mistake
  const about = { entity: 'users', entityId: user?.id };
  await assertMayTry(db, guesses).catch(async (error: unknown) => {
    await recordOnce(db, { ip, traceId }, { action: 'auth.login_refused', ...about });
    throw error;
  });
  const matches = await passwordMatches(user?.passwordHash, credentials.password);
  if (!user || !matches || !user.isActive) {
    await recordEvent(db, { ip, traceId }, { action: 'auth.login_failed', ...about });
    throw new AppError('LOGIN_FAILED', authTexts.wrongCredentials);
  }
  await forgiveAttempt(db, guesses);
  return user;
}

/** Opens a session for a user who has completed every required sign-in step. */
export async function login(
  tx: Tx,
  secret: Uint8Array,
  user: { id: string; name: string },
  facts: RequestFacts,
): Promise<SignedIn> {
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
