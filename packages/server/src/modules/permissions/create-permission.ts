import { conflict, permissionTexts, type NewPermission, type Permission } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { permissionName } from './permission-name.rules';
import { readPermission } from './permissions.queries';

export async function createPermission(tx: Tx, user: Actor, input: NewPermission): Promise<Permission> {
  const name = permissionName({ ...input, resource: input.resource ?? '' });
  const inserted = await tx
    .insertInto('permissions')
    .values({ ...input, name })
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw conflict(permissionTexts.nameTaken(name));
  const after = await readPermission(tx, inserted.id);
  await recordChange(tx, user, {
    action: 'permission.create',
    entity: 'permissions',
    entityId: inserted.id,
    after,
  });
  return after;
}
