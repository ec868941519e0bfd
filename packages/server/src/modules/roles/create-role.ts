import {
  conflict,
  defaultRoleLevel,
  rankOfLevel,
  rightsOf,
  roleTexts,
  type NewRole,
  type Role,
} from '@turoos/contract';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { assertGivableRights, assertOwnName, assertWithinRank } from './check-role';
import { readRole } from './roles.queries';

export async function createRole(tx: Tx, user: Actor, input: NewRole): Promise<Role> {
  const { name, description = '', level = defaultRoleLevel, permissions = {} } = input;
  const rights = rightsOf(permissions);
  assertOwnName(name);
  await assertWithinRank(tx, user, level, roleTexts.levelAbove);
  await assertGivableRights(tx, user, rights);
  const inserted = await tx
    .insertInto('roles')
    .values({ name, label: name, description, rank: rankOfLevel(level), rights: jsonb(rights) })
    .onConflict((there) => there.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw conflict(roleTexts.nameTaken(name));
  const after = await readRole(tx, inserted.id);
  await recordChange(tx, user, { action: 'role.create', entity: 'roles', entityId: inserted.id, after });
  return after;
}
