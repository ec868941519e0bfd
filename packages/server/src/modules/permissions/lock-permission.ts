import { managePermissionBlocked, notFound, permissionTexts, type Permission } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { readPermission } from './permissions.queries';

/** Locks and returns a permission; refuses a user who doesn't hold it. */
export async function lockPermission(tx: Tx, user: Actor, id: string): Promise<Permission> {
  const row = await tx
    .selectFrom('permissions')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(permissionTexts.notFound);
  const permission = await readPermission(tx, id);
  refuseIf(managePermissionBlocked(user, permission), 'FORBIDDEN');
  return permission;
}
