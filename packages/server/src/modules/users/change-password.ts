import { passwordTexts, ruleBroken, type PasswordChange } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../http/actor';
import { assertMay } from '../../http/assert-may';
import { recordChange } from '../audit';
import { choosePassword } from './choose-password';
import { passwordMatches } from './passwords';
import { assertManages, lockPerson, readRanks } from './people';

/** Everyone changes their own; that of others, who may manage them. */
export async function changePassword(
  tx: Tx,
  user: Actor,
  { userId, newPassword, currentPassword }: PasswordChange,
): Promise<void> {
  const isOwn = userId === user.id;
  if (!isOwn) assertMay(user, 'users:update');
  const person = await lockPerson(tx, user, userId);
  if (!isOwn) assertManages(user, person, await readRanks(tx));
  if (currentPassword !== undefined && !(await passwordMatches(person.passwordHash, currentPassword)))
    throw ruleBroken(passwordTexts.wrongCurrent);
  await choosePassword(tx, person, newPassword);
  await recordChange(tx, user, { action: 'user.password', entity: 'users', entityId: userId });
}
