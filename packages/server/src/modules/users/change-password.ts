import type { PasswordChange } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertMay } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { choosePassword } from './choose-password';
import { assertManages, lockPerson } from './people';

/** Changes the user's own password after confirming the current one, or that of a user they may manage. */
export async function changePassword(
  tx: Tx,
  user: Actor,
  { userId, newPassword }: PasswordChange,
): Promise<void> {
  const isOwn = userId === user.id;
  if (!isOwn) assertMay(user, 'users:update');
  const person = await lockPerson(tx, user, userId);
  if (!isOwn) await assertManages(tx, user, person);
  await choosePassword(tx, person, newPassword);
  await recordChange(tx, user, { action: 'user.password', entity: 'users', entityId: userId });
}
