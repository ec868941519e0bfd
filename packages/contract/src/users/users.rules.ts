import type { Subject } from '../access/can';
import { manageBlocked } from '../access/manage-blocked';
import type { RankedRole } from '../access/manage-role';
import { holderOf } from '../access/reach';
import type { Rights } from '../access/role-matrix';
import { userTexts, type User } from './users.schema';

/** Why a user is not this person's to change. */
export const manageUserBlocked = (
  who: Subject,
  { role, effectivePermissions, warehouses }: Pick<User, 'role' | 'effectivePermissions' | 'warehouses'>,
  ranks: readonly RankedRole[],
): string | undefined =>
  warehousesBeyond(
    who,
    warehouses.map(({ _id }) => _id),
  )
    ? userTexts.personElsewhere
    : manageBlocked(who, { role, permissions: effectivePermissions }, ranks, {
        above: userTexts.personAbove,
        beyond: userTexts.personBeyond,
      });

/** Whether somebody with these warehouses, none meaning all, sees more than this user. */
export const warehousesBeyond = (who: Subject, warehouses: readonly string[]): boolean =>
  who.warehouses !== undefined &&
  (warehouses.length === 0 || warehouses.some((id) => who.warehouses?.includes(id) !== true));

/** Why somebody is not shown what a user with these warehouses, none meaning all, does. */
export const activityHidden = (who: Subject, warehouses: readonly string[]): string | undefined =>
  warehousesBeyond(who, warehouses) ? userTexts.activityElsewhere : undefined;

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
