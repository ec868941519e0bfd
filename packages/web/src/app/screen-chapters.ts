import type { ScreenPath } from '@turoos/contract';
import { screenAt } from './screens';

/** The chapters of the handbook, files in docs/handbook, about screens; the others are in the chapter of their parent. */
const screenChapters: Partial<Record<ScreenPath, string>> = {
  '/': 'البداية',
  '/product-search': 'المنتجات',
  '/owner-report': 'التقارير',
  '/sales': 'البيع',
  '/sales/offline': 'نقاط-البيع-والبيع-عند-انقطاع-الخادم',
  '/cash': 'الصندوق-اليومي',
  '/customers': 'العملاء-والديون',
  '/products': 'المنتجات',
  '/fit-suggestions': 'المنتجات',
  '/part-words': 'البحث-عن-القطع',
  '/prices': 'المنتجات',
  '/attachments': 'القوائم',
  '/import-products': 'الاستيراد',
  '/moving-in': 'نقل-بيانات-المتجر',
  '/vin-parts-import': 'الاستيراد',
  '/suppliers': 'المشتريات-والموردون',
  '/purchases': 'المشتريات-والموردون',
  '/source-vehicles': 'تفكيك-السيارات',
  '/source-vehicles/$id': 'تفكيك-السيارات',
  '/asked-parts': 'المشتريات-والموردون',
  '/ordering': 'ما-يلزم-طلبه',
  '/inventory': 'المخزون',
  '/inventory-counts': 'الجرد-والتسويات-والتحويلات',
  '/stock-adjustments': 'الجرد-والتسويات-والتحويلات',
  '/scrap': 'الجرد-والتسويات-والتحويلات',
  '/warehouses': 'المخزون',
  '/transfers': 'الجرد-والتسويات-والتحويلات',
  '/marketing': 'التسويق-والرسائل',
  '/reports': 'التقارير',
  '/reports/accounting': 'المحاسبة',
  '/integrations': 'الربط-مع-البرامج-الأخرى',
  '/settings': 'الإعدادات-والنسخ-الاحتياطي',
  '/userdetails': 'المستخدمون-والصلاحيات',
  '/users/$id': 'المستخدمون-والصلاحيات',
  '/roles-management': 'المستخدمون-والصلاحيات',
  '/roles': 'المستخدمون-والصلاحيات',
  '/permissions': 'المستخدمون-والصلاحيات',
  '/audit-log': 'المستخدمون-والصلاحيات',
};

/** The chapters about tabs of the settings; the others are in the chapter about settings. */
export const tabChapters: Readonly<Record<string, string>> = {
  users: 'المستخدمون-والصلاحيات',
  cash: 'الصندوق-اليومي',
  printers: 'الطباعة',
  devices: 'الأجهزة-الأخرى',
  tills: 'نقاط-البيع-والبيع-عند-انقطاع-الخادم',
};

/** Returns the chapter about a screen, or about a tab of the settings. */
export function chapterOf(path: string, tab = ''): string {
  if (path === '/settings' && tabChapters[tab]) return tabChapters[tab];
  const parent = screenAt(path)?.parent;
  return screenChapters[path as ScreenPath] ?? (parent ? chapterOf(parent) : 'البداية');
}
