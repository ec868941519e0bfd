import { defaultRoleLevel, rolesApi, type Level, type Role, type RoleForm } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { texts } from './role-texts';

const blank: RoleForm = { name: '', description: '', level: defaultRoleLevel, permissions: {} };

export const formOf = (role: Role | null): RoleForm =>
  role
    ? {
        name: role.name,
        description: role.description,
        level: role.level,
        permissions: { ...role.permissions },
      }
    : blank;

/** Returns the rights with one level set; the level 'none' removes the key. */
export function withLevel(
  permissions: Readonly<Record<string, Level>>,
  key: string,
  level: Level,
): Record<string, Level> {
  const others = Object.entries(permissions).filter(([name]) => name !== key);
  return Object.fromEntries(level === 'none' ? others : [...others, [key, level]]);
}

/** Saves a new role, or the changes to one. */
export function useSaveRole(role: Role | null) {
  const create = useAction(rolesApi.create, { done: texts.created, failed: texts.createFailed });
  const update = useAction(rolesApi.update, { done: texts.updated, failed: texts.updateFailed });
  return (fields: RoleForm): Promise<Role> =>
    role
      ? update.mutateAsync({ params: { id: role.id }, body: { ...fields, version: role.version } })
      : create.mutateAsync({ body: fields });
}
