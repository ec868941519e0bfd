import {
  type AuditAction,
  conflict,
  keysOf,
  permissionTexts,
  switchOffBlocked,
  switchPermissionBlocked,
  systemPermissionBlocked,
  type Permission,
  type PermissionChanges,
} from '@turoos/contract';
import { sql } from 'kysely';
import { orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { renameForHolders } from './holders';
import { lockPermission } from './lock-permission';
import { renamed } from './permission-name.rules';
import { readPermission } from './permissions.queries';

/**
 * Changes the fields passed in. System permissions are read-only, except that administrators switch them on
 * and off.
 */
export async function updatePermission(
  tx: Tx,
  user: Actor,
  id: string,
  { version, ...changes }: PermissionChanges,
): Promise<Permission> {
  const before = await lockPermission(tx, user, id);
  assertCurrent(version, before);
  if (before.isSystem) assertOnlySwitched(user, before, changes);
  const name = before.isSystem ? before.name : renamed(before, changes);
  await orTaken(
    tx
      .updateTable('permissions')
      .set({ ...changes, name, version: before.version + 1, updatedAt: sql`now()` })
      .where('id', '=', id)
      .execute(),
    () => conflict(permissionTexts.nameTaken(name)),
  );
  if (name !== before.name) await renameForHolders(tx, before.name, name);
  const after = await readPermission(tx, id);
  await recordChange(tx, user, {
    action: actionPhrase(before, after),
    entity: 'permissions',
    entityId: id,
    before,
    after,
  });
  return after;
}

function assertOnlySwitched(
  user: Actor,
  before: Permission,
  changes: Omit<PermissionChanges, 'version'>,
): void {
  const fields = keysOf(changes);
  if (fields.some((field) => field !== 'isActive' && changes[field] !== before[field]))
    refuseIf(systemPermissionBlocked(before), 'RULE');
  if (changes.isActive === false) refuseIf(switchOffBlocked(before), 'RULE');
  refuseIf(switchPermissionBlocked(user, before), 'FORBIDDEN');
}

const actionPhrase = (before: Permission, after: Permission): AuditAction => {
  if (before.isActive === after.isActive) return 'permission.update';
  return after.isActive ? 'permission.activate' : 'permission.deactivate';
};
