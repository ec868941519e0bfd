import { authTexts, conflict, ruleBroken, twoFactorTexts, type RecoveryCodes } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { replaceRecoveryCodes } from './recovery-codes';
import { factorKey, openFactor } from './sealed-secret';
import { lockTwoFactor } from './take-code';
import { stepOfCode } from './totp.rules';

/** Enables the second factor with a first code, which can't be used again. */
export async function confirmTwoFactor(tx: Tx, user: Actor, code: string): Promise<RecoveryCodes> {
  const row = await lockTwoFactor(tx, user.id);
  if (!row) throw ruleBroken(twoFactorTexts.setUpFirst);
  if (row.confirmedAt) throw conflict(twoFactorTexts.alreadyOn);
  const secret = openFactor(await factorKey(tx), row);
  if (!secret) throw ruleBroken(twoFactorTexts.setUpFirst);
  const lastStep = stepOfCode(secret, code, { now: new Date(), lastStep: 0 });
  if (lastStep === undefined) throw ruleBroken(authTexts.wrongCode);
  await tx
    .updateTable('twoFactor')
    .set({ confirmedAt: sql`now()`, lastStep })
    .where('userId', '=', user.id)
    .execute();
  await recordChange(tx, user, { action: 'auth.two_factor_on', entity: 'users', entityId: user.id });
  return { recoveryCodes: await replaceRecoveryCodes(tx, user.id) };
}

export async function renewRecoveryCodes(tx: Tx, user: Actor): Promise<RecoveryCodes> {
  if (!(await lockTwoFactor(tx, user.id))?.confirmedAt) throw conflict(twoFactorTexts.notOn);
  await recordChange(tx, user, { action: 'auth.recovery_codes', entity: 'users', entityId: user.id });
  return { recoveryCodes: await replaceRecoveryCodes(tx, user.id) };
}
