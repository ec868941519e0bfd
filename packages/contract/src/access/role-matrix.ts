import { resourceNames, type Level, type Resource } from './resources';

/** A level per resource; custom roles may also hold single permissions of the catalogue. */
export type Rights = Readonly<Partial<Record<Resource | `${string}.${string}`, Level>>>;

/** From the highest rank to the lowest: a role may manage roles of its own rank or below. */
export const roleNames = [
  'super_admin',
  'admin',
  'manager',
  'sales_manager',
  'warehouse_manager',
  'accountant',
  'sales_staff',
  'warehouse_staff',
  'viewer',
] as const;

export type RoleName = (typeof roleNames)[number];

export const roleLabels: Readonly<Record<RoleName, string>> = {
  super_admin: 'مدير عام',
  admin: 'مدير',
  manager: 'مدير عام',
  sales_manager: 'مدير مبيعات',
  warehouse_manager: 'مدير مستودع',
  accountant: 'محاسب',
  sales_staff: 'موظف مبيعات',
  warehouse_staff: 'موظف مستودع',
  viewer: 'مشاهد',
};

/** The purpose of each role, in one line. */
export const roleDescriptions: Readonly<Record<RoleName, string>> = {
  super_admin: 'مالك النظام: كل الصلاحيات دون استثناء',
  admin: 'يدير العمل اليومي والمستخدمين والإعدادات',
  manager: 'يعتمد المستندات ويتابع المؤشرات والتقارير',
  sales_manager: 'يدير المبيعات والعملاء والحملات',
  warehouse_manager: 'يدير المخزون والمستودعات والمشتريات',
  accountant: 'يتابع الحسابات والأرصدة والتقارير',
  sales_staff: 'يبيع ويسجل العملاء',
  warehouse_staff: 'يستلم البضاعة ويسجل حركات المخزون',
  viewer: 'يطّلع فقط دون تعديل',
};

const everything = (level: Level): Rights => Object.fromEntries(resourceNames.map((name) => [name, level]));

/** The level per resource and role; a resource that is not listed is 'none'. */
export const roleMatrix: Readonly<Record<RoleName, Rights>> = {
  super_admin: everything('admin'),
  admin: {
    ...everything('delete'),
    purchases: 'approve',
    transfers: 'approve',
    stockAdjustments: 'approve',
    scrap: 'approve',
    inventoryCounts: 'approve',
    audit: 'read',
    settings: 'update',
    backup: 'create',
    cash: 'admin',
    accounting: 'admin',
  },
  manager: {
    sales: 'approve',
    purchases: 'approve',
    transfers: 'approve',
    stockAdjustments: 'approve',
    scrap: 'approve',
    inventoryCounts: 'approve',
    customers: 'update',
    inventory: 'update',
    products: 'update',
    suppliers: 'update',
    warehouses: 'update',
    marketing: 'update',
    notifications: 'update',
    reports: 'create',
    inventoryReports: 'create',
    audit: 'read',
    users: 'read',
    settings: 'read',
    backup: 'read',
    cash: 'admin',
    accounting: 'admin',
  },
  sales_manager: {
    sales: 'delete',
    customers: 'delete',
    marketing: 'update',
    notifications: 'create',
    reports: 'create',
    inventory: 'read',
    products: 'read',
    purchases: 'read',
    suppliers: 'read',
    warehouses: 'read',
    transfers: 'read',
    inventoryCounts: 'read',
    inventoryReports: 'read',
    cash: 'create',
  },
  warehouse_manager: {
    inventory: 'delete',
    products: 'delete',
    transfers: 'delete',
    stockAdjustments: 'delete',
    scrap: 'delete',
    inventoryCounts: 'delete',
    inventoryReports: 'delete',
    purchases: 'update',
    suppliers: 'update',
    warehouses: 'update',
    reports: 'create',
    sales: 'read',
    customers: 'read',
    notifications: 'read',
  },
  accountant: {
    customers: 'update',
    suppliers: 'update',
    reports: 'create',
    sales: 'read',
    inventory: 'read',
    products: 'read',
    purchases: 'read',
    warehouses: 'read',
    transfers: 'read',
    stockAdjustments: 'read',
    scrap: 'read',
    inventoryCounts: 'read',
    inventoryReports: 'read',
    audit: 'read',
    notifications: 'read',
    cash: 'admin',
    accounting: 'admin',
  },
  sales_staff: {
    sales: 'create',
    customers: 'create',
    inventory: 'read',
    products: 'read',
    suppliers: 'read',
    warehouses: 'read',
    reports: 'read',
    inventoryReports: 'read',
    marketing: 'read',
    notifications: 'read',
    cash: 'create',
  },
  warehouse_staff: {
    inventory: 'update',
    products: 'update',
    purchases: 'create',
    transfers: 'create',
    stockAdjustments: 'create',
    scrap: 'create',
    inventoryCounts: 'create',
    inventoryReports: 'create',
    suppliers: 'read',
    warehouses: 'read',
    reports: 'read',
    notifications: 'read',
  },
  viewer: {
    ...everything('read'),
    audit: 'none',
    users: 'none',
    settings: 'none',
    backup: 'none',
    cash: 'none',
    accounting: 'none',
  },
};

/** Some screens show only four roles; two of those are aliases of stored roles. */
const roleAliases: Readonly<Record<string, RoleName>> = {
  sales: 'sales_staff',
  warehouse: 'warehouse_staff',
};
export const canonicalRole = (role: string): string => roleAliases[role] ?? role;

export const fourRoleLabels = {
  admin: 'مدير',
  sales: 'مندوب مبيعات',
  warehouse: 'مخزن',
  accountant: 'محاسب',
} as const;

/** Returns a stored role's label on the screens that show four roles; undefined for the other five. */
export const fourRoleLabel = (role: string): string | undefined =>
  Object.entries(fourRoleLabels).find(([name]) => canonicalRole(name) === role)?.[1];

/**
 * A check for 'warehouse' passes for every warehouse role, and likewise 'sales'; other names match exactly.
 */
const roleFamilies: Readonly<Record<string, readonly RoleName[]>> = {
  sales: ['sales_staff', 'sales_manager'],
  warehouse: ['warehouse_staff', 'warehouse_manager'],
};

export const hasRole = (role: string, wanted: string | readonly string[]): boolean =>
  [wanted]
    .flat()
    .some((name) => role === name || (roleFamilies[name] ?? []).some((member) => member === role));

export const hasAdminAccess = (role: string) => hasRole(role, ['super_admin', 'admin']);
export const hasManagerAccess = (role: string) => hasRole(role, ['super_admin', 'admin', 'manager']);
