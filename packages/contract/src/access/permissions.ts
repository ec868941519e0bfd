import { actions, levels, permissionAliases, resourceNames, type Level, type Resource } from './resources';
import type { Rights } from './role-matrix';

/** Rights that follow from a level but have a name of their own. */
const named: ReadonlyArray<{ permission: string; resource: Resource; from: Level }> = [
  { permission: 'customers.manage_balance', resource: 'customers', from: 'update' },
  { permission: 'customers.manage_loyalty', resource: 'customers', from: 'update' },
  { permission: 'inventory.manage_stock', resource: 'inventory', from: 'update' },
  { permission: 'warehouses.view_inventory', resource: 'warehouses', from: 'read' },
  { permission: 'transfers.start', resource: 'transfers', from: 'update' },
  { permission: 'transfers.complete', resource: 'transfers', from: 'update' },
  { permission: 'scraps.execute', resource: 'scrap', from: 'update' },
  { permission: 'inventory_reports.export', resource: 'inventoryReports', from: 'read' },
  { permission: 'inventory_reports.share', resource: 'inventoryReports', from: 'update' },
];

const spellings = (resource: Resource): string[] => [
  resource,
  ...Object.keys(permissionAliases).filter((alias) => permissionAliases[alias] === resource),
];

/** A permission under every name its resource goes by: 'scraps.approve' is 'scrap.approve'. */
function inAllSpellings(permission: string): string[] {
  const [prefix = '', ...rest] = permission.split('.');
  const resource = permissionAliases[prefix] ?? resourceNames.find((name) => name === prefix);
  return resource ? spellings(resource).map((name) => [name, ...rest].join('.')) : [permission];
}

/** The names of the modules a user may be given as a whole, beside the resources themselves. */
const isModule = (text: string) => !text.includes('.');

export interface PermissionSource {
  /** The level per resource that the user's role holds. */
  rights: Rights;
  /** Strings given to this user alone: permissions, module names, or 'all'. */
  own: readonly string[];
  /** Strings switched off in the catalogue. They bind everyone but administrators. */
  revoked?: readonly string[];
}

/** Everything a user may do, as the strings that every check on both sides looks up. */
export function effectivePermissions({ rights, own, revoked = [] }: PermissionSource): string[] {
  const granted = new Set<string>();
  for (const resource of resourceNames) {
    const level = levels[rights[resource] ?? 'none'];
    for (const name of spellings(resource))
      for (const action of actions) if (level >= levels[action]) granted.add(`${name}.${action}`);
  }
  for (const { permission, resource, from } of named)
    if (levels[rights[resource] ?? 'none'] >= levels[from]) granted.add(permission);
  for (const string of own)
    for (const permission of inAllSpellings(isModule(string) && string !== 'all' ? `${string}.read` : string))
      granted.add(permission);
  for (const permission of revoked.flatMap(inAllSpellings)) granted.delete(permission);
  return [...granted].toSorted();
}
