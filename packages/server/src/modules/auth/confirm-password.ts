import { passwordTexts, ruleBroken } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { passwordMatches } from '../users';
import { assertMayTry, forgiveAttempt, guessesAt } from './login-limit';

/** For what a session alone is not enough: whoever found the browser open does not know the password. */
export async function confirmPassword(db: Db, userId: string, password: string): Promise<void> {
  const guesses = guessesAt('password', userId);
  await assertMayTry(db, guesses, passwordTexts.wrongCurrent);
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await passwordMatches(passwordHash, password))) throw ruleBroken(passwordTexts.wrongCurrent);
  await forgiveAttempt(db, guesses);
}
