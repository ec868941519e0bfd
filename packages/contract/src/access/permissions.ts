import { actions, levels, permissionAliases, resourceNames, type Level, type Resource } from './resources';
import type { Rights } from './role-matrix';

/** Managing a thing is doing all of these with it. */
const managed = ['read', 'create', 'update', 'delete'] as const;

interface NamedRight {
  permission: string;
  resource: Resource;
  from: Level;
}

/** What files are attached to: whoever may see or change one of these may see or change its files. */
const withAttachments = ['products', 'sales', 'customers', 'suppliers', 'purchases'] as const;

/** Rights that follow from a level but have a name of their own. */
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
  ...managed.map((deed): NamedRight => ({
    permission: `vehicles.${deed}`,
    resource: 'products',
    from: deed,
  })),
  { permission: 'vehicles.manage', resource: 'products', from: 'delete' },
  ...withAttachments.flatMap((resource): NamedRight[] => [
    { permission: 'attachments.read', resource, from: 'read' },
    ...['create', 'update', 'delete', 'manage'].map((deed): NamedRight => ({
      permission: `attachments.${deed}`,
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

/** The resource a prefix stands for, under whichever name. */
export const resourceOf = (prefix: string): Resource | undefined =>
  Object.hasOwn(permissionAliases, prefix)
    ? permissionAliases[prefix]
    : resourceNames.find((name) => name === prefix);

/** A permission under every name its resource goes by: 'scraps.approve' is 'scrap.approve'. */
function inAllSpellings(permission: string): string[] {
  const [prefix = '', ...rest] = permission.split('.');
  const resource = resourceOf(prefix);
  return resource ? spellings(resource).map((name) => [name, ...rest].join('.')) : [permission];
}

/**
 * What one string gives: a module's name gives reading it, managing gives every deed, administering all there is to do
 * with a thing, all others themselves.
 */
export function grantedBy(string: string): string[] {
  if (string === 'all') return [string];
  if (!string.includes('.')) return inAllSpellings(`${string}.read`);
  const [prefix = '', action, ...rest] = string.split('.');
  const resource = resourceOf(prefix);
  if (resource && action === 'admin' && rest.length === 0) return [...grantedByLevel(resource, 'admin')];
  const deeds = action === 'manage' && rest.length === 0 ? managed.map((deed) => `${prefix}.${deed}`) : [];
  return [string, ...deeds].flatMap(inAllSpellings);
}

/** Every string that follows from a level. */
const everything = (): string[] => [
  ...resourceNames.flatMap((resource) => grantedByLevel(resource, 'admin')),
  ...namedPermissions,
];

/** Asked with every request, and always the same. */
const worked = new Map<string, readonly string[]>();

function grantedByLevel(resource: Resource, level: Level): readonly string[] {
  const key = `${resource}:${level}`;
  const known = worked.get(key) ?? workOut(resource, level);
  worked.set(key, known);
  return known;
}

function workOut(resource: Resource, level: Level): string[] {
  const deeds = [
    ...actions.filter((action) => levels[level] >= levels[action]),
    ...(levels[level] >= levels.delete ? ['manage'] : []),
  ];
  const follows = named.filter((one) => one.resource === resource && levels[level] >= levels[one.from]);
  return [
    ...spellings(resource).flatMap((name) => deeds.map((deed) => `${name}.${deed}`)),
    ...follows.map(({ permission }) => permission),
  ];
}

export interface PermissionSource {
  /** The level per resource that the user's role holds, and single permissions given to the role. */
  rights: Rights;
  /** Strings given to this user alone: permissions, module names, or 'all'. */
  own: readonly string[];
  /** Strings switched off in the catalogue. They bind everyone but administrators. */
  revoked?: readonly string[];
}

/** Everything a user may do, as the strings that every check on both sides looks up. */
export function effectivePermissions({ rights, own, revoked = [] }: PermissionSource): string[] {
  const granted = new Set<string>();
  for (const [key, level = 'none'] of Object.entries(rights)) {
    const resource = resourceOf(key);
    const gives = resource ? grantedByLevel(resource, level) : level === 'none' ? [] : grantedBy(key);
    for (const permission of gives) granted.add(permission);
  }
  for (const permission of own.flatMap(grantedBy)) granted.add(permission);
  if (revoked.length > 0) {
    // 'all' would pass every check, also those for what was switched off
    if (granted.delete('all')) for (const permission of everything()) granted.add(permission);
    // managing is a name for its deeds: switched off, they go with it
    for (const permission of revoked.flatMap(grantedBy)) granted.delete(permission);
  }
  return [...granted].toSorted();
}
