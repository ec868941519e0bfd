import { keysOf } from '@turoos/contract';
import type { ComponentType } from 'react';
import type { Right, ScreenPath } from '@turoos/contract';

export interface Screen {
  title: string;
  /** The right needed to see the screen; without it the access-denied card is shown. */
  right?: Right;
  /** Redirects users without the right home, with a toast, instead of showing the card. */
  sendsHome?: true;
  /** The parent screen, for the breadcrumb in the top bar and the highlighted menu entry. */
  parent?: string;
  /** Another path with the same screen: navigating between them updates it without remounting. */
  sameAs?: string;
  load: () => Promise<ComponentType>;
}

const dashboard = () => import('@/features/dashboard/DashboardScreen').then((m) => m.DashboardScreen);
const products = () => import('@/features/products/ProductsScreen').then((m) => m.ProductsScreen);
const part = () => import('@/features/products/part/PartScreen').then((m) => m.PartScreen);
const enrichment = () => import('@/features/enrichment/EnrichmentScreen').then((m) => m.EnrichmentScreen);
const inventory = () => import('@/features/inventory/InventoryScreen').then((m) => m.InventoryScreen);

/** Every screen of the shell: its path, title, right and code. */
export const screens = {
  '/': { title: 'الرئيسية', load: dashboard },
  '/product-search': { title: 'البحث عن القطع', sameAs: '/', load: dashboard },
  '/owner-report': {
    title: 'تقرير المؤشرات',
    right: 'ownerReport:read',
    sendsHome: true,
    load: () => import('@/features/owner-report/OwnerReportScreen').then((m) => m.OwnerReportScreen),
  },

  '/sales': {
    title: 'المبيعات',
    right: 'sales:read',
    load: () => import('@/features/sales/SalesPage').then((m) => m.SalesPage),
  },
  '/sales/offline': {
    title: 'مبيعات تحتاج قراراً',
    right: 'sales:decide',
    parent: '/sales',
    load: () => import('@/features/offline-sales/OfflineSalesScreen').then((m) => m.OfflineSalesScreen),
  },
  '/sales/offline/$id': {
    title: 'بيع عند انقطاع الخادم',
    right: 'sales:decide',
    parent: '/sales/offline',
    load: () => import('@/features/offline-sales/OfflineSaleScreen').then((m) => m.OfflineSaleScreen),
  },
  '/sales/$id': {
    title: 'تفاصيل الفاتورة',
    right: 'sales:read',
    parent: '/sales',
    load: () => import('@/features/sales/detail/SaleScreen').then((m) => m.SaleScreen),
  },
  '/sales/$id/print': {
    title: 'طباعة الفاتورة',
    right: 'sales:read',
    parent: '/sales',
    load: () => import('@/features/sales/invoice/PrintScreen').then((m) => m.PrintScreen),
  },

  '/cash': {
    title: 'الصندوق',
    right: 'cash:read',
    load: () => import('@/features/cash/CashScreen').then((m) => m.CashScreen),
  },
  '/cash/drawers/$id': {
    title: 'يومية الصندوق',
    right: 'cash:admin',
    parent: '/cash',
    load: () => import('@/features/cash/drawers/BookScreen').then((m) => m.BookScreen),
  },
  '/cash/shifts/$id': {
    title: 'تقرير الوردية',
    right: 'cash:read',
    parent: '/cash',
    load: () => import('@/features/cash/shifts/ShiftScreen').then((m) => m.ShiftScreen),
  },

  '/vouchers': {
    title: 'السندات',
    right: 'vouchers:read',
    parent: '/cash',
    load: () => import('@/features/vouchers/VouchersScreen').then((m) => m.VouchersScreen),
  },
  '/vouchers/$id': {
    title: 'سند',
    right: 'vouchers:read',
    parent: '/vouchers',
    load: () => import('@/features/vouchers/VoucherScreen').then((m) => m.VoucherScreen),
  },

  '/customers': {
    title: 'العملاء',
    right: 'customers:read',
    load: () => import('@/features/customers/list/CustomersScreen').then((m) => m.CustomersScreen),
  },
  '/customers/new': {
    title: 'عميل جديد',
    right: 'customers:create',
    parent: '/customers',
    load: () => import('@/features/customers/NewCustomerScreen').then((m) => m.NewCustomerScreen),
  },
  '/customers/debts': {
    title: 'تذكير المدينين',
    right: 'customers:read',
    parent: '/customers',
    load: () => import('@/features/debt-reminders/DebtorsScreen').then((m) => m.DebtorsScreen),
  },
  '/customers/$id': {
    title: 'بيانات العميل',
    right: 'customers:read',
    parent: '/customers',
    load: () => import('@/features/customers/detail/CustomerScreen').then((m) => m.CustomerScreen),
  },
  '/customers/$id/balance': {
    title: 'رصيد العميل',
    right: 'customers:read',
    parent: '/customers',
    load: () => import('@/features/customers/statement/StatementScreen').then((m) => m.StatementScreen),
  },

  '/products': { title: 'المنتجات', right: 'products:read', load: products },
  '/products/$id': { title: 'بطاقة المنتج', right: 'products:read', parent: '/products', load: part },
  '/parts-categories': {
    title: 'فئات القطع',
    right: 'products:read',
    parent: '/products',
    load: () => import('@/features/categories/CategoriesScreen').then((m) => m.CategoriesScreen),
  },
  '/vehicles': {
    title: 'المركبات',
    right: 'vehicles:read',
    parent: '/products',
    load: () => import('@/features/vehicles/VehiclesScreen').then((m) => m.VehiclesScreen),
  },
  '/import-products': {
    title: 'استيراد المنتجات',
    right: 'products:import',
    parent: '/products',
    load: () => import('@/features/imports/ImportScreen').then((m) => m.ImportScreen),
  },
  '/moving-in': {
    title: 'نقل بيانات المتجر',
    right: 'products:import',
    parent: '/products',
    load: () => import('@/features/moving-in/MovingInScreen').then((m) => m.MovingInScreen),
  },
  '/vin-parts-import': {
    title: 'استيراد القطع برقم الهيكل',
    right: 'products:import',
    parent: '/products',
    load: () => import('@/features/vin-import/VinImportScreen').then((m) => m.VinImportScreen),
  },
  '/ai-enrichment': {
    title: 'استكمال بيانات القطع',
    right: 'products:read',
    parent: '/products',
    load: enrichment,
  },
  '/ai-enrichment-used': {
    title: 'استكمال بيانات القطع المستعملة',
    right: 'products:read',
    parent: '/products',
    load: enrichment,
  },
  '/ai-enrichment-new': {
    title: 'استكمال بيانات القطع الجديدة',
    right: 'products:read',
    parent: '/products',
    load: enrichment,
  },
  '/ai-enrichment-parts': {
    title: 'استكمال بيانات القطع',
    right: 'products:read',
    parent: '/products',
    load: enrichment,
  },

  '/suppliers': {
    title: 'الموردون',
    right: 'suppliers:read',
    load: () => import('@/features/suppliers/list/SuppliersScreen').then((m) => m.SuppliersScreen),
  },
  '/suppliers/$id': {
    title: 'بيانات المورد',
    right: 'suppliers:read',
    parent: '/suppliers',
    load: () => import('@/features/suppliers/detail/SupplierScreen').then((m) => m.SupplierScreen),
  },
  '/source-vehicles': {
    title: 'السيارات المفككة',
    right: 'purchases:read',
    parent: '/purchases',
    load: () => import('@/features/source-vehicles/SourceVehiclesScreen').then((m) => m.SourceVehiclesScreen),
  },
  '/source-vehicles/$id': {
    title: 'سيارة مفككة',
    right: 'purchases:read',
    parent: '/purchases',
    load: () => import('@/features/source-vehicles/SourceVehicleScreen').then((m) => m.SourceVehicleScreen),
  },
  '/purchases': {
    title: 'المشتريات',
    right: 'purchases:read',
    load: () => import('@/features/purchases/list/PurchasesScreen').then((m) => m.PurchasesScreen),
  },
  '/purchases/$id': {
    title: 'فاتورة شراء',
    right: 'purchases:read',
    parent: '/purchases',
    load: () => import('@/features/purchases/detail/PurchaseScreen').then((m) => m.PurchaseScreen),
  },

  '/asked-parts': {
    title: 'طلبات لم تُلبَّ',
    right: 'purchases:read',
    parent: '/purchases',
    load: () => import('@/features/asked-parts/AskedPartsScreen').then((m) => m.AskedPartsScreen),
  },

  '/inventory': {
    title: 'المخزون',
    right: 'inventory:read',
    sendsHome: true,
    load: inventory,
  },
  '/inventory-counts': {
    title: 'الجرد',
    right: 'inventoryCounts:read',
    parent: '/inventory',
    load: () => import('@/features/counts/CountsScreen').then((m) => m.CountsScreen),
  },
  '/stock-adjustments': {
    title: 'التسويات المخزنية',
    right: 'stockAdjustments:read',
    parent: '/inventory',
    load: () => import('@/features/adjustments/AdjustmentsScreen').then((m) => m.AdjustmentsScreen),
  },
  '/inventory-reports': {
    title: 'تقارير المخزون',
    right: 'inventoryReports:read',
    parent: '/inventory',
    load: () =>
      import('@/features/inventory-reports/InventoryReportsScreen').then((m) => m.InventoryReportsScreen),
  },
  '/scrap': {
    title: 'الإتلاف',
    right: 'scrap:read',
    parent: '/inventory',
    load: () => import('@/features/scrap/ScrapScreen').then((m) => m.ScrapScreen),
  },
  '/batches': {
    title: 'دفعات المخزون',
    right: 'inventory:read',
    parent: '/inventory',
    load: () => import('@/features/batches/BatchesScreen').then((m) => m.BatchesScreen),
  },

  '/warehouses': {
    title: 'المستودعات',
    right: 'warehouses:read',
    load: () => import('@/features/warehouses/WarehousesScreen').then((m) => m.WarehousesScreen),
  },
  '/warehouse-locations': {
    title: 'مواقع التخزين',
    right: 'warehouses:read',
    parent: '/warehouses',
    load: () => import('@/features/warehouses/locations/LocationsScreen').then((m) => m.LocationsScreen),
  },
  '/transfers': {
    title: 'التحويلات المخزنية',
    right: 'transfers:read',
    parent: '/warehouses',
    load: () => import('@/features/transfers/TransfersScreen').then((m) => m.TransfersScreen),
  },

  '/marketing': {
    title: 'التسويق',
    right: 'marketing:read',
    sendsHome: true,
    load: () => import('@/features/marketing/MarketingScreen').then((m) => m.MarketingScreen),
  },
  '/reports': {
    title: 'التقارير',
    right: 'reports:read',
    load: () => import('@/features/reports/ReportsScreen').then((m) => m.ReportsScreen),
  },
  '/reports/accounting': {
    title: 'الحسابات',
    right: 'accounting:read',
    parent: '/reports',
    load: () => import('@/features/accounting/AccountingScreen').then((m) => m.AccountingScreen),
  },

  '/settings': {
    title: 'الإعدادات',
    load: () => import('./settings/SettingsPage').then((m) => m.SettingsPage),
  },
  '/userdetails': {
    title: 'حسابي',
    parent: '/settings',
    load: () => import('@/features/users/detail/screens').then((m) => m.OwnUserScreen),
  },
  '/users/$id': {
    title: 'بيانات المستخدم',
    right: 'users:read',
    parent: '/settings',
    load: () => import('@/features/users/detail/screens').then((m) => m.UserScreen),
  },
  '/roles-management': {
    title: 'أدوار المستخدمين',
    right: 'users:read',
    parent: '/settings',
    load: () => import('@/features/users/assign/RolesManagementScreen').then((m) => m.RolesManagementScreen),
  },
  '/roles': {
    title: 'الأدوار',
    right: 'users:read',
    parent: '/settings',
    load: () => import('@/features/roles/RolesScreen').then((m) => m.RolesScreen),
  },
  '/permissions': {
    title: 'الصلاحيات',
    right: 'users:read',
    parent: '/settings',
    load: () => import('@/features/permissions/PermissionsScreen').then((m) => m.PermissionsScreen),
  },
  '/audit-log': {
    title: 'سجل التدقيق',
    right: 'audit:read',
    parent: '/settings',
    load: () => import('@/features/audit/AuditScreen').then((m) => m.AuditScreen),
  },
  '/counters': {
    title: 'عدادات الأرقام',
    right: 'counters:manage',
    parent: '/settings',
    load: () => import('@/features/counters/CountersScreen').then((m) => m.CountersScreen),
  },
  '/attachments': {
    title: 'المرفقات',
    right: 'attachments:read',
    parent: '/settings',
    load: () => import('@/features/attachments/AttachmentsScreen').then((m) => m.AttachmentsScreen),
  },
} as const satisfies Record<ScreenPath, Screen>;

export type { ScreenPath };
declare module '@/lib/navigation/target' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- gives the paths their names
  interface Paths extends Record<ScreenPath, true> {}
}

export const screenPaths = keysOf(screens);
export const screenAt = (path: string): Screen | undefined =>
  Object.hasOwn(screens, path) ? screens[path as ScreenPath] : undefined;
