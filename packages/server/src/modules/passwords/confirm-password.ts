import { passwordTexts, ruleBroken } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import { recordEvent } from '../../kernel/audit-event';
import { passwordMatches } from './passwords';
import { assertMayTry, forgiveAttempt, guessesAt } from './login-limit';

/**
 * Checks the user's password again before a sensitive action, because a browser left signed in proves nothing.
 */
export async function confirmPassword(db: Db, user: Actor, password: string): Promise<void> {
  const guesses = guessesAt('password', user.id);
  await assertMayTry(db, guesses);
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (!(await passwordMatches(passwordHash, password))) {
    await recordEvent(db, user, { action: 'auth.password_failed', entity: 'users', entityId: user.id });
    throw ruleBroken(passwordTexts.wrongCurrent);
  }
  await forgiveAttempt(db, guesses);
}
