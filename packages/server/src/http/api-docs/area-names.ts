import { entityLabel } from '@turoos/contract';

/** The names of areas of the API that have no entries of their own in the audit log. */
const names: Readonly<Record<string, string>> = {
  auth: 'تسجيل الدخول',
  batches: 'الدفعات وتواريخ الصلاحية',
  cash: 'الصندوق',
  catalogue: 'البحث الذكي',
  dashboard: 'لوحة التحكم',
  debtReminders: 'تذكير المدينين',
  elsewhere: 'القطع في الفروع الأخرى',
  enrichment: 'استكمال البيانات',
  fitSuggestions: 'اقتراحات التوافق',
  inventory: 'المخزون',
  live: 'التحديث المباشر',
  'moving-in': 'نقل البيانات من برنامج آخر',
  network: 'الشبكة وعناوين الخادم',
  notifications: 'الإشعارات',
  'offline-sales': 'مبيعات تمت عند انقطاع الخادم',
  palette: 'البحث السريع',
  prices: 'الأسعار',
  scans: 'المسح بالكاميرا',
  standby: 'الحواسيب الاحتياطية',
  'system-status': 'حالة النظام',
  'till-copy': 'نسخة نقطة البيع',
  'two-factor': 'المصادقة الثنائية',
  updates: 'تحديثات البرنامج',
  'vin-import': 'استيراد أرقام الهياكل',
  vouchers: 'السندات',
  whatsappQueue: 'رسائل واتساب المنتظرة',
};

/** Returns the Arabic name of an area; of one that has none, the area itself. */
export const areaName = (area: string): string => names[area] ?? entityLabel(area);
