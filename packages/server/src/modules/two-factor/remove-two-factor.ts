import { conflict, ruleBroken, twoFactorTexts } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { assertManages, lockPerson } from '../users';

export async function disableTwoFactor(tx: Tx, user: Actor): Promise<void> {
  await removeTwoFactor(tx, user.id);
  await recordChange(tx, user, { action: 'auth.two_factor_off', entity: 'users', entityId: user.id });
}

/**
 * Removes the second factor of a user who lost both telephone and recovery codes. For oneself, disabling
 * requires the password instead.
 */
export async function resetTwoFactor(tx: Tx, user: Actor, userId: string): Promise<void> {
  if (userId === user.id) throw ruleBroken(twoFactorTexts.ownReset);
  const person = await lockPerson(tx, user, userId);
  await assertManages(tx, user, person);
  await removeTwoFactor(tx, userId);
  await recordChange(tx, user, { action: 'user.two_factor_reset', entity: 'users', entityId: userId });
}

async function removeTwoFactor(tx: Tx, userId: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('twoFactor')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw conflict(twoFactorTexts.notOn);
}
