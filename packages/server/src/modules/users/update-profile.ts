import { fullName, type ProfileChanges, type UserDetail } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readUser, readUserDetail } from './users.queries';

/** Changes the profile fields that every user may change for themselves: name and contact data. */
export async function updateProfile(tx: Tx, user: Actor, changes: ProfileChanges): Promise<UserDetail> {
  const before = await readUser(tx, user.id);
  const { email, phone } = changes;
  const name = fullName(changes);
  await tx
    .updateTable('users')
    .set((row) => ({
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email }),
      ...(phone !== undefined && { phone }),
      version: row('version', '+', 1),
      updatedAt: sql`now()`,
    }))
    .where('id', '=', user.id)
    .execute();
  const after = await readUserDetail(tx, user.id);
  await recordChange(tx, user, {
    action: 'user.profile',
    entity: 'users',
    entityId: user.id,
    before: { name: before.name, email: before.email, phone: before.phone },
    after: { name: after.name, email: after.email, phone: after.phone },
  });
  return after;
}
