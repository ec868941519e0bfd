import type { Subject } from '../access/can';
import { manageBlocked } from '../access/manage-blocked';
import type { RankedRole } from '../access/manage-role';
import { holderOf } from '../access/reach';
import type { Rights } from '../access/role-matrix';
import { userTexts, type User } from './users.schema';

/** Why a user is not this person's to change. */
export const manageUserBlocked = (
  who: Subject,
  { role, effectivePermissions }: Pick<User, 'role' | 'effectivePermissions'>,
  ranks: readonly RankedRole[],
): string | undefined =>
  manageBlocked(who, { role, permissions: effectivePermissions }, ranks, {
    above: userTexts.personAbove,
    beyond: userTexts.personBeyond,
  });

/** Why a role is not this person's to give. */
export const assignRoleBlocked = (
  who: Subject,
  { name, permissions }: { name: string; permissions: Rights },
  ranks: readonly RankedRole[],
): string | undefined =>
  manageBlocked(who, holderOf(name, permissions), ranks, {
    above: userTexts.roleAbove,
    beyond: userTexts.roleBeyond,
  });
