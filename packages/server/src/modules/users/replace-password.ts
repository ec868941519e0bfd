import { must } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { recordChange } from '../../kernel/audit';
import { choosePassword } from './choose-password';
import { generatePassword } from './generate-password';

/** Gives a user who forgot the password a generated one, on the order of the machine's operator, and returns it. */
export async function replacePassword(tx: Tx, userId: string): Promise<string> {
  const person = await tx
    .selectFrom('users')
    .select(['id', 'username', 'passwordHash'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  const password = generatePassword();
  await choosePassword(tx, must(person), password);
  await recordChange(tx, 'system', { action: 'user.password', entity: 'users', entityId: userId });
  return password;
}
