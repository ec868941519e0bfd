import type { Subject } from '../access/can';
import { manageBlocked } from '../access/manage-blocked';
import type { RankedRole } from '../access/manage-role';
import { holderOf } from '../access/reach';
import { roleTexts, type Role } from './roles.schema';

/** The system's roles are fixed for everyone. */
export const systemRoleBlocked = ({ isSystem }: Pick<Role, 'isSystem'>): string | undefined =>
  isSystem ? roleTexts.system : undefined;

/** Why a role is not this person's to change or delete. */
export const manageRoleBlocked = (
  who: Subject,
  { name, permissions }: Pick<Role, 'name' | 'permissions'>,
  ranks: readonly RankedRole[],
): string | undefined => manageBlocked(who, holderOf(name, permissions), ranks, roleTexts);
