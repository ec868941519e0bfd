import { conflict, userTexts } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { recordChange, type Doer } from '../../kernel/audit';
import { hashPassword } from '../passwords';
import { writeWarehouses } from './user-warehouses';

interface NewUser {
  username: string;
  name: string;
  role: string;
  password: string;
  email?: string | undefined;
  phone?: string | undefined;
  permissions?: string[] | undefined;
  isActive?: boolean | undefined;
  warehouses?: readonly string[];
}

/** Inserts a user. The caller has checked the rights. */
export async function createUser(
  tx: Tx,
  doer: Doer,
  { password, warehouses = [], ...user }: NewUser,
): Promise<string> {
  const inserted = await tx
    .insertInto('users')
    .values({ ...user, passwordHash: await hashPassword(password) })
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw conflict(userTexts.usernameTaken(user.username));
  const { id } = inserted;
  await writeWarehouses(tx, id, warehouses);
  await recordChange(tx, doer, {
    action: 'user.create',
    entity: 'users',
    entityId: id,
    after: { ...user, warehouses },
  });
  return id;
}
