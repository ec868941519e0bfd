import { keysOf, type Right, type ScreenPath } from '@turoos/contract';

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
}

/** Every screen of the shell: its path, title and right; its code is in screen-code.ts. */
export const screens = {
  '/': { title: 'الرئيسية' },
  '/product-search': { title: 'البحث عن القطع', sameAs: '/' },
  '/owner-report': { title: 'تقرير المؤشرات', right: 'ownerReport:read', sendsHome: true },

  '/sales': { title: 'المبيعات', right: 'sales:read' },
  '/sales/offline': { title: 'مبيعات تحتاج قراراً', right: 'sales:decide', parent: '/sales' },
  '/sales/offline/$id': { title: 'بيع عند انقطاع الخادم', right: 'sales:decide', parent: '/sales/offline' },
  '/sales/$id': { title: 'تفاصيل الفاتورة', right: 'sales:read', parent: '/sales' },
  '/sales/$id/print': { title: 'طباعة الفاتورة', right: 'sales:read', parent: '/sales' },

  '/quotations': { title: 'عروض الأسعار', right: 'sales:read', parent: '/sales' },
  '/quotations/new': { title: 'عرض سعر جديد', right: 'sales:create', parent: '/quotations' },
  '/quotations/$id': { title: 'عرض سعر', right: 'sales:read', parent: '/quotations' },
  '/quotations/$id/edit': { title: 'تعديل عرض سعر', right: 'sales:create', parent: '/quotations' },

  '/cash': { title: 'الصندوق', right: 'cash:read' },
  '/cash/drawers/$id': { title: 'يومية الصندوق', right: 'cash:admin', parent: '/cash' },
  '/cash/shifts/$id': { title: 'تقرير الوردية', right: 'cash:read', parent: '/cash' },

  '/vouchers': { title: 'السندات', right: 'vouchers:read', parent: '/cash' },
  '/vouchers/$id': { title: 'سند', right: 'vouchers:read', parent: '/vouchers' },

  '/customers': { title: 'العملاء', right: 'customers:read' },
  '/customers/new': { title: 'عميل جديد', right: 'customers:create', parent: '/customers' },
  '/customers/debts': { title: 'تذكير المدينين', right: 'customers:read', parent: '/customers' },
  '/customers/$id': { title: 'بيانات العميل', right: 'customers:read', parent: '/customers' },
  '/customers/$id/balance': { title: 'رصيد العميل', right: 'customers:read', parent: '/customers' },

  '/products': { title: 'المنتجات', right: 'products:read' },
  '/products/$id': { title: 'بطاقة المنتج', right: 'products:read', parent: '/products' },
  '/parts-categories': { title: 'فئات القطع', right: 'products:read', parent: '/products' },
  '/fit-suggestions': { title: 'اقتراحات التوافق', right: 'products:read', parent: '/vehicles' },
  '/part-words': { title: 'قاموس القطع', right: 'products:read', parent: '/products' },
  '/prices': { title: 'الأسعار', right: 'products:update', parent: '/products' },
  '/vehicles': { title: 'المركبات', right: 'vehicles:read', parent: '/products' },
  '/import-products': { title: 'استيراد المنتجات', right: 'products:import', parent: '/products' },
  '/moving-in': { title: 'نقل بيانات المتجر', right: 'products:import', parent: '/products' },
  '/vin-parts-import': { title: 'استيراد القطع برقم الهيكل', right: 'products:import', parent: '/products' },
  '/ai-enrichment': { title: 'استكمال بيانات القطع', right: 'products:read', parent: '/products' },
  '/ai-enrichment-used': {
    title: 'استكمال بيانات القطع المستعملة',
    right: 'products:read',
    parent: '/products',
  },
  '/ai-enrichment-new': {
    title: 'استكمال بيانات القطع الجديدة',
    right: 'products:read',
    parent: '/products',
  },
  '/ai-enrichment-parts': { title: 'استكمال بيانات القطع', right: 'products:read', parent: '/products' },

  '/suppliers': { title: 'الموردون', right: 'suppliers:read' },
  '/suppliers/$id': { title: 'بيانات المورد', right: 'suppliers:read', parent: '/suppliers' },
  '/source-vehicles': { title: 'السيارات المفككة', right: 'purchases:read', parent: '/purchases' },
  '/source-vehicles/$id': { title: 'سيارة مفككة', right: 'purchases:read', parent: '/purchases' },
  '/purchases': { title: 'المشتريات', right: 'purchases:read' },
  '/purchases/$id': { title: 'فاتورة شراء', right: 'purchases:read', parent: '/purchases' },

  '/asked-parts': { title: 'طلبات العملاء', right: 'askedParts:read', parent: '/sales' },
  '/ordering': { title: 'ما يلزم طلبه', right: 'ordering:read', parent: '/purchases' },

  '/inventory': { title: 'المخزون', right: 'inventory:read', sendsHome: true },
  '/inventory-counts': { title: 'الجرد', right: 'inventoryCounts:read', parent: '/inventory' },
  '/stock-adjustments': { title: 'التسويات المخزنية', right: 'stockAdjustments:read', parent: '/inventory' },
  '/inventory-reports': { title: 'تقارير المخزون', right: 'inventoryReports:read', parent: '/inventory' },
  '/scrap': { title: 'الإتلاف', right: 'scrap:read', parent: '/inventory' },
  '/batches': { title: 'دفعات المخزون', right: 'inventory:read', parent: '/inventory' },

  '/warehouses': { title: 'المستودعات', right: 'warehouses:read' },
  '/warehouse-locations': { title: 'مواقع التخزين', right: 'warehouses:read', parent: '/warehouses' },
  '/transfers': { title: 'التحويلات المخزنية', right: 'transfers:read', parent: '/warehouses' },

  '/marketing': { title: 'التسويق', right: 'marketing:read', sendsHome: true },
  '/reports': { title: 'التقارير', right: 'reports:read' },
  '/reports/accounting': { title: 'الحسابات', right: 'accounting:read', parent: '/reports' },

  '/settings': { title: 'الإعدادات' },
  '/userdetails': { title: 'حسابي', parent: '/settings' },
  '/users/$id': { title: 'بيانات المستخدم', right: 'users:read', parent: '/settings' },
  '/roles-management': { title: 'أدوار المستخدمين', right: 'users:read', parent: '/settings' },
  '/roles': { title: 'الأدوار', right: 'users:read', parent: '/settings' },
  '/permissions': { title: 'الصلاحيات', right: 'users:read', parent: '/settings' },
  '/audit-log': { title: 'سجل التدقيق', right: 'audit:read', parent: '/settings' },
  '/integrations': { title: 'الربط مع البرامج الأخرى', right: 'integrations:manage', parent: '/settings' },
  '/system-status': { title: 'حالة النظام', right: 'backup:read', parent: '/settings' },
  '/counters': { title: 'عدادات الأرقام', right: 'counters:manage', parent: '/settings' },
  '/attachments': { title: 'المرفقات', right: 'attachments:read', parent: '/settings' },
} as const satisfies Record<ScreenPath, Screen>;

export type { ScreenPath };
declare module '@/lib/navigation/target' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- gives the paths their names
  interface Paths extends Record<ScreenPath, true> {}
}

export const screenPaths = keysOf(screens);
export const screenAt = (path: string): Screen | undefined =>
  Object.hasOwn(screens, path) ? screens[path as ScreenPath] : undefined;
