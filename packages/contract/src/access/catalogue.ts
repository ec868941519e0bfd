import { fold } from '../kernel/fold';
import { namedPermissions, resourceOf } from './permissions';
import { actions, resources } from './resources';

/** What a user may be given as a whole; 'all' is everything. */
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

/** What the catalogue of permissions is about. */
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
export const permissionModuleNames = Object.keys(permissionModules) as [
  PermissionModule,
  ...PermissionModule[],
];

export const permissionActions = {
  create: { label: 'إنشاء', tone: 'success' },
  read: { label: 'عرض', tone: 'info' },
  update: { label: 'تعديل', tone: 'warning' },
  delete: { label: 'حذف', tone: 'danger' },
  manage: { label: 'إدارة', tone: 'neutral' },
} as const;
export type PermissionAction = keyof typeof permissionActions;
export const permissionActionNames = Object.keys(permissionActions) as [
  PermissionAction,
  ...PermissionAction[],
];

export interface SystemPermission {
  name: string;
  module: PermissionModule;
  action: PermissionAction;
  displayName: string;
}

/** A module as it follows a verb: 'إنشاء المستخدمين'. */
const objectOf = (module: PermissionModule): string => {
  const resource = resourceOf(module);
  return resource ? resources[resource].many : permissionModules[module];
};

/** The entries every shop can have: each deed with each module. */
export const systemPermissions: readonly SystemPermission[] = permissionModuleNames.flatMap((module) =>
  permissionActionNames.map((action) => ({
    name: `${module}.${action}`,
    module,
    action,
    displayName: `${permissionActions[action].label} ${objectOf(module)}`,
  })),
);

/** Nothing in the product asks for these: an invoice is cancelled, never deleted. They can't be switched. */
export const undecisive: readonly string[] = ['sales.delete'];

/** The last part of a name of the shop's own: letters and digits of any script, joined by underscores. */
export const permissionSlug = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');

/** Whether a string means anything: to the product itself, or to this shop's catalogue. */
export function isKnownPermission(string: string, catalogue: readonly string[]): boolean {
  if (string === 'all' || Object.hasOwn(userModules, string) || resourceOf(string)) return true;
  if (namedPermissions.includes(string) || catalogue.includes(string)) return true;
  const [prefix = '', action, ...rest] = string.split('.');
  if (rest.length > 0 || action === undefined) return false;
  if (resourceOf(prefix)) return action === 'manage' || actions.some((name) => name === action);
  return systemPermissions.some(({ name }) => name === string);
}
