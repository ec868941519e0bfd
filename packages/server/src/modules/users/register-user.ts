import { defaultRole, fullName, weaknessOf, wrongField, type NewUser, type User } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertGivable, assignableRole } from './check-access';
import { createUser } from './create-user';
import { assignableWarehouses } from './user-warehouses';
import { readUser } from './users.queries';

/** Adds a user with a role and permissions that the acting user may grant. */
export async function registerUser(tx: Tx, user: Actor, input: NewUser): Promise<User> {
  const { username, password, email, phone, permissions = [], isActive } = input;
  const weakness = weaknessOf(password, username);
  if (weakness) throw wrongField('password', weakness);
  const role = await assignableRole(tx, user, input.role ?? defaultRole);
  await assertGivable(tx, user, permissions);
  const warehouses = await assignableWarehouses(tx, user, input.warehouses ?? user.warehouses ?? []);
  const id = await createUser(tx, user, {
    username,
    password,
    name: fullName(input) ?? username,
    role,
    email,
    phone,
    permissions: [...new Set(permissions)],
    isActive,
    warehouses,
  });
  return readUser(tx, id);
}
