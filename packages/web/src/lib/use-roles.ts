import { canManageRole, rankOfLevel, rolesApi, userTexts, type Role } from '@turoos/contract';
import { useCan } from './can';
import { useUser } from './session-state';
import { useData } from './use-data';

/** Two roles are called the same in Arabic, so a system role's own name stands beside it. */
export const roleName = ({ label, name, isSystem }: Pick<Role, 'label' | 'name' | 'isSystem'>): string =>
  isSystem ? `${label} (${name})` : label;

/** The roles there are, and which of them, and of their people, are this user's to manage. */
export function useRoles() {
  const me = useUser();
  const roles = useData('roles', rolesApi.list, {}, { enabled: useCan('users:read') });
  const ranks = (roles.data ?? []).map(({ name, level }) => ({ name, rank: rankOfLevel(level) }));
  const mayManage = (role: string) => canManageRole(me.role, role, ranks);
  return {
    roles,
    mayManage,
    assignable: (roles.data ?? []).filter(({ name }) => mayManage(name)),
    /** Why a person is not this user's to change. */
    whyNot: ({ role }: { role: string }) => (mayManage(role) ? undefined : userTexts.personAbove),
  };
}
