import { keysOf } from '../kernel/keys-of';

/** The resources that rights apply to, with the Arabic words a denial message needs. */
export const resources = {
  sales: { one: 'فاتورة مبيعات', many: 'فواتير المبيعات' },
  customers: { one: 'عميل', many: 'العملاء' },
  inventory: { one: 'صنف في المخزون', many: 'المخزون' },
  products: { one: 'منتج', many: 'المنتجات' },
  purchases: { one: 'فاتورة شراء', many: 'فواتير الشراء' },
  suppliers: { one: 'مورد', many: 'الموردين' },
  warehouses: { one: 'مستودع', many: 'المستودعات' },
  transfers: { one: 'تحويل مخزني', many: 'التحويلات المخزنية' },
  stockAdjustments: { one: 'تسوية مخزنية', many: 'التسويات المخزنية' },
  scrap: { one: 'تقرير إتلاف', many: 'تقارير الإتلاف' },
  inventoryCounts: { one: 'عملية جرد', many: 'عمليات الجرد' },
  reports: { one: 'تقرير', many: 'التقارير' },
  inventoryReports: { one: 'تقرير مخزون', many: 'تقارير المخزون' },
  audit: { one: 'سجل تدقيق', many: 'سجل التدقيق' },
  marketing: { one: 'حملة تسويقية', many: 'الحملات التسويقية' },
  notifications: { one: 'إشعار', many: 'الإشعارات' },
  users: { one: 'مستخدم', many: 'المستخدمين' },
  settings: { one: 'إعداد', many: 'الإعدادات' },
  backup: { one: 'نسخة احتياطية', many: 'النسخ الاحتياطية' },
  cash: { one: 'حركة نقدية', many: 'الصندوق' },
  accounting: { one: 'قيد محاسبي', many: 'الحسابات' },
} as const;

export type Resource = keyof typeof resources;
export const resourceNames = keysOf(resources);

/** Levels are cumulative: each includes those below it. */
export const levels = { none: 0, read: 1, create: 2, update: 3, delete: 4, approve: 5, admin: 6 } as const;

export type Level = keyof typeof levels;
export type Action = Exclude<Level, 'none'>;
export const actions = ['read', 'create', 'update', 'delete', 'approve', 'admin'] as const satisfies Action[];

/** Alternative spellings of three resources in the specification's permission strings. */
export const permissionAliases: Readonly<Record<string, Resource>> = {
  stock_adjustments: 'stockAdjustments',
  inventory_reports: 'inventoryReports',
  scraps: 'scrap',
};
