import {
  beyondReach,
  canManageRole,
  holderOf,
  rankOfLevel,
  rightsInWords,
  rolesApi,
  roleTexts,
  userTexts,
  type Role,
  type User,
} from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';
import { useUser } from '@/lib/session/session-state';

/** Two roles are called the same in Arabic, so a system role's own name stands beside it. */
export const roleName = ({ label, name, isSystem }: Pick<Role, 'label' | 'name' | 'isSystem'>): string =>
  isSystem ? `${label} (${name})` : label;

/** The roles there are, and which of them, and of their people, are this user's to manage. */
export function useRoles() {
  const me = useUser();
  const roles = useData('roles', rolesApi.list, {}, { enabled: useCan('users:read') });
  const ranks = (roles.data ?? []).map(({ name, level }) => ({ name, rank: rankOfLevel(level) }));
  const mayManage = (role: string) => canManageRole(me.role, role, ranks);
  /** Why a role is not this user's to give, change or delete. */
  const whyNotRole = ({ name, permissions }: Role): string | undefined => {
    if (!mayManage(name)) return roleTexts.above;
    const beyond = beyondReach(me, holderOf(name, permissions));
    return beyond.length > 0 ? roleTexts.beyond(rightsInWords(beyond)) : undefined;
  };
  /** Why a person is not this user's to change. */
  const whyNot = ({ role, effectivePermissions }: Pick<User, 'role' | 'effectivePermissions'>) => {
    if (!mayManage(role)) return userTexts.personAbove;
    const beyond = beyondReach(me, { role, permissions: effectivePermissions });
    return beyond.length > 0 ? userTexts.personBeyond(rightsInWords(beyond)) : undefined;
  };
  return {
    roles,
    mayManage,
    assignable: (roles.data ?? []).filter((role) => !whyNotRole(role)),
    whyNot,
    whyNotRole,
  };
}
