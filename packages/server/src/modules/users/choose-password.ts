import { passwordTexts, ruleBroken, weaknessOf, wrongField } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { hashPassword, passwordMatches } from '../passwords';
import { revokeSessions } from '../sessions';

/** Number of recent passwords, including the current one, that can't be reused. */
const remembered = 5;

/** Sets a user's new password and ends all sessions opened with the old one. */
export async function choosePassword(
  tx: Tx,
  person: { id: string; username: string; passwordHash: string },
  password: string,
  field: 'password' | 'newPassword' = 'newPassword',
): Promise<void> {
  const weakness = weaknessOf(password, person.username);
  if (weakness) throw wrongField(field, weakness);
  const earlier = await tx
    .selectFrom('passwordHistory')
    .select(['id', 'passwordHash'])
    .where('userId', '=', person.id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(remembered - 1)
    .execute();
  const used = await Promise.all(
    [person, ...earlier].map(({ passwordHash }) => passwordMatches(passwordHash, password)),
  );
  if (used.includes(true)) throw ruleBroken(passwordTexts.reused);

  await tx
    .insertInto('passwordHistory')
    .values({ userId: person.id, passwordHash: person.passwordHash })
    .execute();
  const forgotten = earlier.slice(remembered - 2).map(({ id }) => id);
  if (forgotten.length > 0) await tx.deleteFrom('passwordHistory').where('id', 'in', forgotten).execute();
  await tx
    .updateTable('users')
    .set({ passwordHash: await hashPassword(password), passwordChangedAt: sql`now()` })
    .where('id', '=', person.id)
    .execute();
  await revokeSessions(tx, { userId: person.id }, 'password changed');
}
