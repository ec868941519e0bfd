import { fold } from '../kernel/fold';
import { keysOf } from '../kernel/keys-of';
import { namedPermissions, resourceOf } from './permissions';
import { actions, resources } from './resources';

/** Modules that can be granted to a user as a whole; 'all' grants everything. */
export const userModules = {
  home: 'الرئيسية',
  sales: 'المبيعات',
  products: 'المنتجات',
  inventory: 'المخزون',
  purchases: 'المشتريات',
  customers: 'العملاء',
  suppliers: 'الموردون',
  warehouses: 'المستودعات',
  reports: 'التقارير',
  marketing: 'التسويق',
  settings: 'الإعدادات',
  users: 'المستخدمون',
} as const;

/** Modules of the permission catalogue. */
export const permissionModules = {
  users: 'المستخدمون',
  products: 'المنتجات',
  sales: 'المبيعات',
  inventory: 'المخزون',
  customers: 'العملاء',
  suppliers: 'الموردون',
  vehicles: 'المركبات',
  attachments: 'المرفقات',
} as const;
export type PermissionModule = keyof typeof permissionModules;
export const permissionModuleNames = keysOf(permissionModules);

export const permissionActions = {
  create: { label: 'إنشاء', tone: 'success' },
  read: { label: 'عرض', tone: 'info' },
  update: { label: 'تعديل', tone: 'warning' },
  delete: { label: 'حذف', tone: 'danger' },
  manage: { label: 'إدارة', tone: 'neutral' },
} as const;
export type PermissionAction = keyof typeof permissionActions;
export const permissionActionNames = keysOf(permissionActions);

export interface SystemPermission {
  name: string;
  module: PermissionModule;
  action: PermissionAction;
  displayName: string;
}

/** Returns the module name as the object of a verb: 'إنشاء المستخدمين'. */
const objectOf = (module: PermissionModule): string => {
  const resource = resourceOf(module);
  return resource ? resources[resource].many : permissionModules[module];
};

/** The permissions every shop has: each action for each module. */
export const systemPermissions: readonly SystemPermission[] = permissionModuleNames.flatMap((module) =>
  permissionActionNames.map((action) => ({
    name: `${module}.${action}`,
    module,
    action,
    displayName: `${permissionActions[action].label} ${objectOf(module)}`,
  })),
);

/**
 * Permissions that no check reads (an invoice is cancelled, never deleted), so they can't be switched off.
 */
export const unusedPermissions: readonly string[] = ['sales.delete'];

/**
 * Returns the last segment of a custom permission's name: letters and digits of any script, joined by
 * underscores.
 */
export const permissionSlug = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');

/** Whether a permission string is defined by the product or by this shop's catalogue. */
export function isKnownPermission(string: string, catalogue: readonly string[]): boolean {
  if (string === 'all' || Object.hasOwn(userModules, string) || resourceOf(string)) return true;
  if (namedPermissions.includes(string) || catalogue.includes(string)) return true;
  const [prefix = '', action, ...rest] = string.split('.');
  if (rest.length > 0 || action === undefined) return false;
  if (resourceOf(prefix)) return action === 'manage' || actions.some((name) => name === action);
  return systemPermissions.some(({ name }) => name === string);
}
