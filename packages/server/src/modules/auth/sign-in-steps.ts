import { AppError, authTexts } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { transaction } from '../../db/transaction';
import { recordEvent } from '../../kernel/audit-event';
import type { RequestFacts } from '../../kernel/handlers';
import { assertMayTry, forgiveAttempt, guessesAt } from '../passwords';
import { readSettings } from '../../kernel/settings';
import { takeCode, usesTwoFactor } from '../two-factor';
import { signChallenge, type HalfSignedIn } from './challenge';
import { isExpired } from './password-expiry.rules';

/** Throws for a user with two-factor sign-in; the error carries the challenge to send with the code. */
export async function askForCode(db: Db, secret: Uint8Array, person: HalfSignedIn): Promise<void> {
  if (!(await usesTwoFactor(db, person.id))) return;
  const challenge = await signChallenge(secret, 'code', person);
  throw new AppError('TWO_FACTOR_REQUIRED', authTexts.codeRequired, { twoFactorRequired: true, challenge });
}

/** Throws for an expired password; the error carries the challenge to send with the new password. */
export async function askForPassword(db: Db, secret: Uint8Array, person: HalfSignedIn): Promise<void> {
  const { passwordExpiry } = await readSettings(db, 'security', person.id);
  if (!isExpired(person.passwordChangedAt, passwordExpiry, new Date())) return;
  const challenge = await signChallenge(secret, 'password', person);
  throw new AppError('PASSWORD_EXPIRED', authTexts.passwordExpired, { passwordExpired: true, challenge });
}

/** Checks and consumes the code in its own transaction: it counts as used even if a later step fails. */
export async function checkCode(
  db: Db,
  person: HalfSignedIn,
  code: string,
  { ip, traceId }: RequestFacts,
): Promise<void> {
  const guesses = guessesAt('code', person.id);
  await assertMayTry(db, guesses);
  const doer = { id: person.id, name: person.name, ip, traceId };
  if (!(await transaction(db, (tx) => takeCode(tx, doer, code)))) {
    await recordEvent(db, doer, { action: 'auth.code_failed', entity: 'users', entityId: person.id });
    throw new AppError('LOGIN_FAILED', authTexts.wrongCode);
  }
  await forgiveAttempt(db, guesses);
}
