import {
  canManageRole,
  manageRoleBlocked,
  manageUserBlocked,
  rankOfLevel,
  roleLabels,
  rolesApi,
  type Role,
  type User,
} from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';
import { useUser } from '@/lib/session/session-state';

/** Returns the role's label; two roles share an Arabic label and add their own name. */
export const roleName = ({ label, name, isSystem }: Pick<Role, 'label' | 'name' | 'isSystem'>): string =>
  isSystem && isShared(label) ? `${label} (${name})` : label;

const isShared = (label: string): boolean =>
  Object.values(roleLabels).filter((one) => one === label).length > 1;

/** The roles, with the reasons why this user may not manage some of them or their users. */
export function useRoles() {
  const me = useUser();
  const roles = useData('roles', rolesApi.list, {}, { enabled: useCan('users:read') });
  const ranks = (roles.data ?? []).map(({ name, level }) => ({ name, rank: rankOfLevel(level) }));
  const mayManage = (role: string) => canManageRole(me.role, role, ranks);
  const whyNotRole = (role: Role) => manageRoleBlocked(me, role, ranks);
  const whyNot = (user: Pick<User, 'role' | 'effectivePermissions' | 'warehouses'>) =>
    manageUserBlocked(me, user, ranks);
  return {
    roles,
    mayManage,
    assignable: (roles.data ?? []).filter((role) => !whyNotRole(role)),
    whyNot,
    whyNotRole,
  };
}
