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

/** Returns the role's label; two roles share an Arabic label, so system roles add their own name. */
export const roleName = ({ label, name, isSystem }: Pick<Role, 'label' | 'name' | 'isSystem'>): string =>
  isSystem ? `${label} (${name})` : label;

/** The roles, with the reasons why this user may not manage some of them or their users. */
export function useRoles() {
  const me = useUser();
  const roles = useData('roles', rolesApi.list, {}, { enabled: useCan('users:read') });
  const ranks = (roles.data ?? []).map(({ name, level }) => ({ name, rank: rankOfLevel(level) }));
  const mayManage = (role: string) => canManageRole(me.role, role, ranks);
  /** Why this user may not assign, change or delete a role. */
  const whyNotRole = ({ name, permissions }: Role): string | undefined => {
    if (!mayManage(name)) return roleTexts.above;
    const beyond = beyondReach(me, holderOf(name, permissions));
    return beyond.length > 0 ? roleTexts.beyond(rightsInWords(beyond)) : undefined;
  };
  /** Why this user may not change another user. */
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
