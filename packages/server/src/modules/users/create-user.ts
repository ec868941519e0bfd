import type { Tx } from '../../db/transaction';
import { recordChange, type Doer } from '../audit';
import { hashPassword } from './passwords';

interface NewUser {
  username: string;
  name: string;
  role: string;
  password: string;
  email?: string;
  phone?: string;
}

export async function createUser(tx: Tx, doer: Doer, { password, ...user }: NewUser): Promise<string> {
  const { id } = await tx
    .insertInto('users')
    .values({ ...user, passwordHash: await hashPassword(password) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(tx, doer, { action: 'user.create', entity: 'users', entityId: id, after: user });
  return id;
}
