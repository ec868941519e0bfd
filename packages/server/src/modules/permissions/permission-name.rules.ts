import { permissionSlug, permissionTexts, wrongField, type Permission } from '@turoos/contract';

type Named = Pick<Permission, 'module' | 'action' | 'resource' | 'displayName'>;

/**
 * Returns '{module}.{action}.{resource}': three segments, so a custom permission never equals a system one.
 */
export function permissionName({ module, action, resource, displayName }: Named): string {
  const slug = permissionSlug(resource) || permissionSlug(displayName);
  if (!slug) throw wrongField('name', permissionTexts.nameless);
  return `${module}.${action}.${slug}`;
}

/** Returns the name after an edit. Roles and users store the name, so it changes only with its segments. */
export function renamed(before: Permission, changes: { [K in keyof Named]?: Named[K] | undefined }): string {
  const parts = ['module', 'action', 'resource'] as const;
  const changed = parts.filter((part) => changes[part] !== undefined && changes[part] !== before[part]);
  if (changed.length === 0) return before.name;
  return permissionName({ ...before, ...Object.fromEntries(changed.map((part) => [part, changes[part]])) });
}
