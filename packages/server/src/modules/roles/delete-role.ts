import { conflict, roleTexts } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { lockOwnRole } from './lock-role';

/** Deletes a role without users. The row lock waits for a concurrent assignment of the role. */
export async function deleteRole(tx: Tx, user: Actor, id: string): Promise<void> {
  const before = await lockOwnRole(tx, user, id);
  if (before.userCount > 0) throw conflict(roleTexts.inUse(before.label, before.userCount));
  await tx.deleteFrom('roles').where('id', '=', id).execute();
  await recordChange(tx, user, { action: 'role.delete', entity: 'roles', entityId: id, before });
}
