import { actions, levels, permissionAliases, resourceNames, type Level, type Resource } from './resources';
import type { Rights } from './role-matrix';

/** The actions that 'manage' grants. */
const managed = ['read', 'create', 'update', 'delete'] as const;

interface NamedRight {
  permission: string;
  resource: Resource;
  from: Level;
}

/** Resources that can have attachments: the right to read or change a record extends to its attachments. */
const withAttachments = ['products', 'sales', 'customers', 'suppliers', 'purchases'] as const;

/** Permissions with names of their own that follow from a level. */
const named: readonly NamedRight[] = [
  { permission: 'customers.manage_balance', resource: 'customers', from: 'update' },
  { permission: 'customers.manage_loyalty', resource: 'customers', from: 'update' },
  { permission: 'inventory.manage_stock', resource: 'inventory', from: 'update' },
  { permission: 'warehouses.view_inventory', resource: 'warehouses', from: 'read' },
  { permission: 'transfers.start', resource: 'transfers', from: 'update' },
  { permission: 'transfers.complete', resource: 'transfers', from: 'update' },
  { permission: 'scraps.execute', resource: 'scrap', from: 'update' },
  { permission: 'inventory_reports.export', resource: 'inventoryReports', from: 'read' },
  { permission: 'inventory_reports.share', resource: 'inventoryReports', from: 'update' },
  ...managed.map((action): NamedRight => ({
    permission: `vehicles.${action}`,
    resource: 'products',
    from: action,
  })),
  { permission: 'vehicles.manage', resource: 'products', from: 'delete' },
  ...withAttachments.flatMap((resource): NamedRight[] => [
    { permission: 'attachments.read', resource, from: 'read' },
    ...['create', 'update', 'delete', 'manage'].map((action): NamedRight => ({
      permission: `attachments.${action}`,
      resource,
      from: 'update',
    })),
  ]),
];
export const namedPermissions: readonly string[] = [...new Set(named.map(({ permission }) => permission))];

const spellings = (resource: Resource): string[] => [
  resource,
  ...Object.keys(permissionAliases).filter((alias) => permissionAliases[alias] === resource),
];

/** Returns the resource a prefix names, directly or through an alias. */
export const resourceOf = (prefix: string): Resource | undefined =>
  Object.hasOwn(permissionAliases, prefix)
    ? permissionAliases[prefix]
    : resourceNames.find((name) => name === prefix);

/** Returns a permission under every alias of its resource: 'scraps.approve' is 'scrap.approve'. */
function inAllSpellings(permission: string): string[] {
  const [prefix = '', ...rest] = permission.split('.');
  const resource = resourceOf(prefix);
  return resource ? spellings(resource).map((name) => [name, ...rest].join('.')) : [permission];
}

/**
 * Expands one permission string: a module name grants reading, 'manage' grants read, create, update and
 * delete, 'admin' grants every action on the resource; any other string grants itself.
 */
export function grantedBy(string: string): string[] {
  if (string === 'all') return [string];
  if (!string.includes('.')) return inAllSpellings(`${string}.read`);
  const [prefix = '', action, ...rest] = string.split('.');
  const resource = resourceOf(prefix);
  if (resource && action === 'admin' && rest.length === 0) return [...grantedByLevel(resource, 'admin')];
  const grants = action === 'manage' && rest.length === 0 ? managed.map((one) => `${prefix}.${one}`) : [];
  return [string, ...grants].flatMap(inAllSpellings);
}

/** Every permission string that follows from a level. */
const everything = (): string[] => [
  ...resourceNames.flatMap((resource) => grantedByLevel(resource, 'admin')),
  ...namedPermissions,
];

/** Cache: computed on every request otherwise, always with the same result. */
const grantsByLevel = new Map<string, readonly string[]>();

function grantedByLevel(resource: Resource, level: Level): readonly string[] {
  const key = `${resource}:${level}`;
  const known = grantsByLevel.get(key) ?? computeGrants(resource, level);
  grantsByLevel.set(key, known);
  return known;
}

function computeGrants(resource: Resource, level: Level): string[] {
  const granted = [
    ...actions.filter((action) => levels[level] >= levels[action]),
    ...(levels[level] >= levels.delete ? ['manage'] : []),
  ];
  const follows = named.filter((one) => one.resource === resource && levels[level] >= levels[one.from]);
  return [
    ...spellings(resource).flatMap((name) => granted.map((action) => `${name}.${action}`)),
    ...follows.map(({ permission }) => permission),
  ];
}

export interface PermissionSource {
  /** The role's level per resource, and single permissions granted to the role. */
  rights: Rights;
  /** Strings granted to this user alone: permissions, module names, or 'all'. */
  own: readonly string[];
  /** Permissions switched off in the catalogue. They bind everyone but administrators. */
  revoked?: readonly string[];
}

/** Returns everything a user may do, as the strings that all checks on server and web look up. */
export function effectivePermissions({ rights, own, revoked = [] }: PermissionSource): string[] {
  const granted = new Set<string>();
  for (const [key, level = 'none'] of Object.entries(rights)) {
    const resource = resourceOf(key);
    const gives = resource ? grantedByLevel(resource, level) : level === 'none' ? [] : grantedBy(key);
    for (const permission of gives) granted.add(permission);
  }
  for (const permission of own.flatMap(grantedBy)) granted.add(permission);
  if (revoked.length > 0) {
    // 'all' would also pass checks for permissions that were switched off
    if (granted.delete('all')) for (const permission of everything()) granted.add(permission);
    // 'manage' stands for its actions, so switching it off revokes them too
    for (const permission of revoked.flatMap(grantedBy)) granted.delete(permission);
  }
  return [...granted].toSorted();
}
