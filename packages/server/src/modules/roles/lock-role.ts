import { manageRoleBlocked, notFound, roleTexts, systemRoleBlocked, type Role } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { readRanks } from '../users';
import { readRole } from './roles.queries';

/** Locks and returns a custom role that this user may change. */
export async function lockOwnRole(tx: Tx, user: Actor, id: string): Promise<Role> {
  const row = await tx.selectFrom('roles').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound(roleTexts.notFound);
  const role = await readRole(tx, id);
  refuseIf(systemRoleBlocked(role), 'RULE');
  refuseIf(manageRoleBlocked(user, role, await readRanks(tx)), 'FORBIDDEN');
  return role;
}
