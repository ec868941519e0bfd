import { fold, fullName, ruleBroken, userTexts, type User, type UserChanges } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { revokeSessions } from '../sessions';
import { assertGivable, assignableRole } from './check-access';
import { choosePassword } from './choose-password';
import { assertAdminRemains, assertManages, lockPerson, type LockedPerson } from './people';
import { accessChanges, actionOf, type AccessChanges } from './user-changes.rules';
import { assignableWarehouses, writeWarehouses } from './user-warehouses';
import { readRecord, readUser } from './users.queries';

/**
 * Changes only the fields passed in. A changed role, permissions, warehouses, password or a deactivation
 * ends all sessions of the user.
 */
export async function updateUser(tx: Tx, user: Actor, id: string, changes: UserChanges): Promise<User> {
  const person = await lockPerson(tx, user, id);
  await assertManages(tx, user, person);
  assertCurrent(changes.version, person);
  if (changes.username !== undefined && fold(changes.username) !== fold(person.username))
    throw ruleBroken(userTexts.usernameFixed);

  const before = await readRecord(tx, id);
  const bound = before.warehouses.map(({ _id }) => _id);
  const asked = accessChanges({ ...person, warehouses: bound }, changes);
  const { warehouses, ...access } = await checkAccess(tx, user, person, asked);
  if (changes.password && id === user.id) throw ruleBroken(userTexts.ownPassword);
  if (changes.password) await choosePassword(tx, person, changes.password, 'password');
  const name = fullName(changes);
  await tx
    .updateTable('users')
    .set({
      ...access,
      ...(name !== undefined && { name }),
      ...(changes.email !== undefined && { email: changes.email }),
      ...(changes.phone !== undefined && { phone: changes.phone }),
      version: person.version + 1,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  if (warehouses) await writeWarehouses(tx, id, warehouses);
  await endSessions(tx, id, { ...access, ...(warehouses && { warehouses }) });
  await assertAdminRemains(tx, person);
  const after = await readRecord(tx, id);
  const action = actionOf(before, after, Boolean(changes.password));
  await recordChange(tx, user, { action, entity: 'users', entityId: id, before, after });
  return readUser(tx, id);
}

/** Throws when users change their own rights, or grant rights that are not theirs to grant. */
async function checkAccess(
  tx: Tx,
  user: Actor,
  person: LockedPerson,
  { role, permissions, isActive, warehouses }: AccessChanges,
): Promise<AccessChanges> {
  if (person.id === user.id) {
    if (role !== undefined) throw ruleBroken(userTexts.ownRole);
    if (isActive !== undefined) throw ruleBroken(userTexts.ownActivity);
    if (permissions !== undefined) throw ruleBroken(userTexts.ownPermissions);
    if (warehouses !== undefined) throw ruleBroken(userTexts.ownWarehouses);
  }
  if (permissions) await assertGivable(tx, user, permissions, person.permissions);
  return {
    ...(role !== undefined && { role: await assignableRole(tx, user, role) }),
    ...(permissions !== undefined && { permissions }),
    ...(isActive !== undefined && { isActive }),
    ...(warehouses !== undefined && { warehouses: await assignableWarehouses(tx, user, warehouses) }),
  };
}

async function endSessions(
  tx: Tx,
  userId: string,
  { role, permissions, isActive, warehouses }: AccessChanges,
) {
  if (role !== undefined) await revokeSessions(tx, { userId }, 'role changed');
  if (warehouses !== undefined) await revokeSessions(tx, { userId }, 'permissions changed');
  if (permissions !== undefined) await revokeSessions(tx, { userId }, 'permissions changed');
  if (isActive === false) await revokeSessions(tx, { userId }, 'deactivated');
}
