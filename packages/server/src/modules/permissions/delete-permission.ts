import { systemPermissionBlocked } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { takeFromHolders } from './holders';
import { lockPermission } from './lock-permission';

export async function deletePermission(tx: Tx, user: Actor, id: string): Promise<void> {
  const before = await lockPermission(tx, user, id);
  refuseIf(systemPermissionBlocked(before), 'RULE');
  await tx.deleteFrom('permissions').where('id', '=', id).execute();
  await takeFromHolders(tx, before.name);
  await recordChange(tx, user, {
    action: 'permission.delete',
    entity: 'permissions',
    entityId: id,
    before,
  });
}
