import { keysOf } from '../kernel/keys-of';
import {
  actions,
  permissionAliases,
  resourceNames,
  resources,
  type Action,
  type Resource,
} from './resources';
import { hasAdminAccess, hasManagerAccess, hasRole } from './role-matrix';

/** The user a check is about, with effective (already expanded) permissions. */
export interface Subject {
  role: string;
  permissions: readonly string[];
  /** The warehouses the user is bound to; undefined for a user of the whole shop. */
  warehouses?: readonly string[] | undefined;
}

export type LevelRight = `${Resource}:${Action}`;

const holds = (who: Subject, permission: string): boolean =>
  who.role === 'super_admin' || who.permissions.includes('all') || who.permissions.includes(permission);

/** Checks a named permission; administrators pass every such check. */
const named = (permission: string) => (who: Subject) => hasAdminAccess(who.role) || holds(who, permission);

const movesTransfers = (who: Subject) =>
  hasAdminAccess(who.role) || hasRole(who.role, 'warehouse') || holds(who, 'transfers.approve');

/** A user who is bound to warehouses and may create transfers asks other branches for goods, and receives them too. */
const asksForBranch = (who: Subject) => who.warehouses !== undefined && holds(who, 'transfers.create');

/**
 * Requires the right to read every listed resource, so that a report reveals nothing that is hidden
 * elsewhere.
 */
const reads =
  (...all: Resource[]) =>
  (who: Subject) =>
    all.every((resource) => holds(who, `${resource}.read`));

/**
 * Vehicles are part of the catalogue, so this requires both the products permission and the vehicles
 * permission.
 */
const ofVehicles = (action: string) => (who: Subject) =>
  holds(who, `products.${action}`) && named(`vehicles.${action}`)(who);

/**
 * A backup contains all data and restores the rights people had, so it requires the admin level on every
 * resource.
 */
const ownsAll = (who: Subject) =>
  hasAdminAccess(who.role) && resourceNames.every((resource) => holds(who, `${resource}.admin`));

/** A rate decides what money is worth. */
const setsRates = (who: Subject) => hasManagerAccess(who.role) || holds(who, 'settings.update');

interface DerivedRight {
  allows: (who: Subject) => boolean;
  /** The denied action in Arabic, for tooltips and denial messages. */
  what: string;
}

/** What the whole shop should buy, and of which stock it should get rid. */
const ordering = (action: Action): DerivedRight => ({
  allows: (who) => holds(who, `purchases.${action}`),
  what: 'لطلب ما يلزم',
});

const ofRoles = (action: Action): DerivedRight => ({
  allows: (who) => holds(who, `users.${action}`),
  what: 'لتعديل الأدوار',
});

/** Rights that are not a plain level on a resource. */
const derived = {
  'sales:refund': {
    allows: (who) => hasAdminAccess(who.role) || holds(who, 'sales.update') || holds(who, 'sales.approve'),
    what: 'لإجراء مرتجع على الفاتورة',
  },
  'sales:cancel': {
    allows: (who) => hasAdminAccess(who.role) || holds(who, 'sales.update') || holds(who, 'sales.approve'),
    what: 'لإلغاء الفاتورة',
  },
  'sales:below_cost': { allows: named('sales.approve'), what: 'للبيع بأقل من التكلفة' },
  'sales:decide': { allows: named('sales.approve'), what: 'للبت في مبيعات تمت عند انقطاع الخادم' },
  'sales:sell_reserved': {
    allows: named('sales.approve'),
    what: 'لبيع ما حُجز لغير هذا العميل أو إلغاء حجز غيرك',
  },
  // what parts cost follows from what was bought
  'costs:read': { allows: named('purchases.read'), what: 'لعرض التكلفة' },
  'inventory:export': { allows: named('inventory.read'), what: 'لتصدير المخزون' },
  'products:export': { allows: named('products.read'), what: 'لتصدير المنتجات' },
  'reports:export': { allows: named('reports.read'), what: 'لتصدير التقارير' },
  'reports:inventory': { allows: reads('reports', 'inventory'), what: 'لعرض تقرير المخزون' },
  'reports:sales': { allows: reads('reports', 'sales'), what: 'لعرض تقرير المبيعات' },
  'reports:customers': { allows: reads('reports', 'customers'), what: 'لعرض تقرير العملاء' },
  'inventoryReports:export': { allows: named('inventory_reports.export'), what: 'لتصدير تقارير المخزون' },
  'inventoryReports:share': { allows: named('inventory_reports.share'), what: 'لمشاركة تقارير المخزون' },
  'products:import': { allows: named('products.create'), what: 'لاستيراد المنتجات' },
  'customers:manage_balance': { allows: named('customers.manage_balance'), what: 'لتعديل رصيد العميل' },
  'customers:manage_loyalty': { allows: named('customers.manage_loyalty'), what: 'لتعديل نقاط العميل' },
  'suppliers:adjust': { allows: named('suppliers.delete'), what: 'لتسوية حساب المورد' },
  'askedParts:read': {
    allows: (who) => holds(who, 'sales.read') || holds(who, 'purchases.read'),
    what: 'لعرض طلبات العملاء',
  },
  'askedParts:tell': {
    allows: (who) => holds(who, 'sales.create') && holds(who, 'customers.read'),
    what: 'لإبلاغ العملاء بوصول طلباتهم',
  },
  // a voucher is an entry of an account's statement
  'vouchers:read': {
    allows: (who) => holds(who, 'customers.read') || holds(who, 'suppliers.read'),
    what: 'لعرض السندات',
  },
  'inventory:manage_stock': { allows: named('inventory.manage_stock'), what: 'لتعديل كميات المخزون' },
  'warehouses:view_inventory': { allows: named('warehouses.view_inventory'), what: 'لعرض مخزون المستودع' },
  'transfers:workflow': { allows: movesTransfers, what: 'لتنفيذ خطوات التحويل' },
  'transfers:start': {
    allows: (who) => movesTransfers(who) || holds(who, 'transfers.start'),
    what: 'لشحن التحويل',
  },
  'transfers:complete': {
    allows: (who) => movesTransfers(who) || holds(who, 'transfers.complete') || asksForBranch(who),
    what: 'لاستلام التحويل',
  },
  'scrap:execute': { allows: named('scraps.execute'), what: 'لتنفيذ الإتلاف' },
  'marketing:approve_campaign': {
    allows: (who) => hasManagerAccess(who.role) || holds(who, 'all'),
    what: 'لاعتماد الحملة',
  },
  'exchangeRates:write': { allows: setsRates, what: 'لتعديل سعر الصرف' },
  'rateZones:write': { allows: setsRates, what: 'لتعديل سعر الصرف' },
  'ordering:read': ordering('read'),
  'ordering:create': ordering('create'),
  'ordering:update': ordering('update'),
  'roles:create': ofRoles('create'),
  'roles:update': ofRoles('update'),
  'roles:delete': ofRoles('delete'),
  'ownerReport:read': {
    allows: (who) => hasManagerAccess(who.role),
    what: 'لعرض تقرير المؤشرات',
  },
  'vehicles:read': { allows: ofVehicles('read'), what: 'لعرض المركبات' },
  'vehicles:create': { allows: ofVehicles('create'), what: 'لإضافة مركبة' },
  'vehicles:update': { allows: ofVehicles('update'), what: 'لتعديل مركبة' },
  'vehicles:delete': { allows: ofVehicles('delete'), what: 'لحذف مركبة' },
  'attachments:read': { allows: named('attachments.read'), what: 'لعرض المرفقات' },
  'attachments:create': { allows: named('attachments.create'), what: 'لإضافة مرفق' },
  'attachments:update': { allows: named('attachments.update'), what: 'لتعديل مرفق' },
  'attachments:delete': { allows: named('attachments.delete'), what: 'لحذف مرفق' },
  'backup:whole': {
    allows: ownsAll,
    what: 'لتنزيل النسخ الاحتياطية أو رفعها أو استعادتها، ولتصدير كل البيانات',
  },
  'views:share': { allows: named('users.update'), what: 'لمشاركة عرض محفوظ' },
  'integrations:manage': { allows: named('users.update'), what: 'لإدارة الربط مع البرامج الأخرى' },
  'counters:manage': { allows: (who) => hasAdminAccess(who.role), what: 'لإدارة العدادات' },
} satisfies Record<string, DerivedRight>;

export type DerivedRightName = keyof typeof derived;
export type Right = LevelRight | DerivedRightName;
export type Access = 'public' | 'signed-in' | Right;

export const isDerivedRight = (right: string): right is DerivedRightName => Object.hasOwn(derived, right);

/** The compiler doesn't follow a text that is split. */
export const partsOf = (right: LevelRight): { resource: Resource; action: Action } => {
  const [resource, action] = right.split(':') as [Resource, Action];
  return { resource, action };
};

/** Every right that exists. */
export const everyRight: readonly Right[] = [
  ...resourceNames.flatMap((resource) => actions.map((action): LevelRight => `${resource}:${action}`)),
  ...keysOf(derived),
];

/** Resources about the whole shop, of which no part belongs to a warehouse. */
const ofWholeShop: readonly string[] = [
  'accounting',
  'audit',
  'backup',
  'counters',
  'integrations',
  'inventoryReports',
  'marketing',
  'ordering',
  'ownerReport',
  'rateZones',
  'roles',
];
/** Single rights to change what all warehouses share. */
const wholeShopRights: readonly Right[] = ['settings:update', 'warehouses:create', 'products:import'];

/** Whether a right is about the whole shop, so that nobody who is bound to warehouses has it. */
export const isOfWholeShop = (right: Right): boolean =>
  ofWholeShop.includes(right.split(':')[0] ?? '') || wholeShopRights.includes(right);

/** Whether a user holds a right: the single decision used by both server and web. */
export function can(who: Subject, right: Right): boolean {
  if (who.warehouses && isOfWholeShop(right)) return false;
  if (isDerivedRight(right)) {
    const { allows }: DerivedRight = derived[right];
    return allows(who);
  }
  const { resource, action } = partsOf(right);
  return holds(who, `${resource}.${action}`);
}

/** Checks a permission string in any of the spellings of the specification. */
export const hasPermission = (who: Subject, permission: string): boolean => {
  const [prefix = '', ...rest] = permission.split('.');
  return named([permissionAliases[prefix] ?? prefix, ...rest].join('.'))(who) || named(permission)(who);
};

const verbs: Record<Action, string> = {
  read: 'لعرض',
  create: 'لإنشاء',
  update: 'لتعديل',
  delete: 'لحذف',
  approve: 'لاعتماد',
  admin: 'لإدارة',
};

/** Returns the action a right allows, as it follows the word for permission: 'لإنشاء فاتورة مبيعات'. */
export function actionPhrase(right: Right): string {
  if (isDerivedRight(right)) return derived[right].what;
  const { resource, action } = partsOf(right);
  const noun = action === 'read' || action === 'admin' ? resources[resource].many : resources[resource].one;
  return `${verbs[action]} ${noun}`;
}

/** Why somebody who is bound to warehouses is refused; the other such texts are not needed on the first screen. */
export const wholeShopDenial = 'هذا متاح لمن يعمل في كل المستودعات';

/** Why a button is disabled or a call refused: 'ليس لديك صلاحية لإنشاء فاتورة مبيعات', or that one is bound to warehouses. */
export const denial = (right: Right, who?: Subject): string =>
  who?.warehouses && isOfWholeShop(right) ? wholeShopDenial : `ليس لديك صلاحية ${actionPhrase(right)}`;
