import { conflict, rankOfLevel, rightsOf, roleTexts, type Role, type RoleChanges } from '@turoos/contract';
import { sql } from 'kysely';
import { jsonb } from '../../db/jsonb';
import { orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { assertGivableRights, assertOwnName, assertWithinRank } from './check-role';
import { lockOwnRole } from './lock-role';
import { readRole } from './roles.queries';

/**
 * Changes a role. Rights are read on every request, so a change takes effect from the next one, on every
 * server.
 */
export async function updateRole(
  tx: Tx,
  user: Actor,
  id: string,
  { version, name, description, level, permissions }: RoleChanges,
): Promise<Role> {
  const before = await lockOwnRole(tx, user, id);
  assertCurrent(version, before);
  if (name !== undefined) assertOwnName(name);
  if (level !== undefined) await assertWithinRank(tx, user, level, roleTexts.levelAbove);
  const rights = permissions && rightsOf(permissions);
  if (rights) await assertGivableRights(tx, user, rights, before.permissions);
  await orTaken(
    tx
      .updateTable('roles')
      .set({
        ...(name !== undefined && { name, label: name }),
        ...(description !== undefined && { description }),
        ...(level !== undefined && { rank: rankOfLevel(level) }),
        ...(rights && { rights: jsonb(rights) }),
        version: before.version + 1,
        updatedAt: sql`now()`,
      })
      .where('id', '=', id)
      .execute(),
    () => conflict(roleTexts.nameTaken(name ?? before.name)),
  );
  const after = await readRole(tx, id);
  await recordChange(tx, user, { action: 'role.update', entity: 'roles', entityId: id, before, after });
  return after;
}
