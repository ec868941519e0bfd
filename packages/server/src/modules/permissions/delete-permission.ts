import { permissionTexts, ruleBroken } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { takeFromHolders } from './holders';
import { lockPermission } from './lock-permission';

export async function deletePermission(tx: Tx, user: Actor, id: string): Promise<void> {
  const before = await lockPermission(tx, user, id);
  if (before.isSystem) throw ruleBroken(permissionTexts.system);
  await tx.deleteFrom('permissions').where('id', '=', id).execute();
  await takeFromHolders(tx, before.name);
  await recordChange(tx, user, {
    action: 'permission.delete',
    entity: 'permissions',
    entityId: id,
    before,
  });
}
