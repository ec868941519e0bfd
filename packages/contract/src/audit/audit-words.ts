/** What the log is about, by the name each area writes. */
export const auditEntities: Readonly<Record<string, string>> = {
  sales: 'فواتير المبيعات',
  customers: 'العملاء',
  products: 'المنتجات والمخزون',
  categories: 'فئات القطع',
  vehicles: 'المركبات',
  warehouses: 'المستودعات',
  warehouseLocations: 'مواقع التخزين',
  stock_batches: 'دفعات المخزون',
  adjustments: 'التسويات المخزنية',
  transfers: 'التحويلات المخزنية',
  scrap: 'تقارير الإتلاف',
  counts: 'عمليات الجرد',
  suppliers: 'الموردون',
  purchases: 'فواتير الشراء',
  imports: 'عمليات الاستيراد',
  marketing: 'الحملات التسويقية',
  'inventory-reports': 'تقارير المخزون',
  'exchange-rates': 'أسعار الصرف',
  counters: 'عدادات الأرقام',
  users: 'المستخدمون',
  roles: 'الأدوار',
  permissions: 'الصلاحيات',
  settings: 'الإعدادات',
  attachments: 'المرفقات',
  backup: 'النسخ الاحتياطية',
  outbox: 'الرسائل المرسلة',
};

const nouns: Readonly<Record<string, string>> = {
  sale: 'فاتورة مبيعات',
  customer: 'عميل',
  product: 'منتج',
  stock: 'مخزون',
  category: 'فئة قطع',
  vehicle: 'مركبة',
  warehouse: 'مستودع',
  'warehouse-location': 'موقع تخزين',
  batch: 'دفعة مخزون',
  adjustment: 'تسوية مخزنية',
  transfer: 'تحويل مخزني',
  scrap: 'تقرير إتلاف',
  count: 'عملية جرد',
  supplier: 'مورد',
  purchase: 'فاتورة شراء',
  import: 'عملية استيراد',
  campaign: 'حملة تسويقية',
  inventoryReport: 'تقرير مخزون',
  'exchange-rate': 'سعر صرف',
  counter: 'عداد',
  user: 'مستخدم',
  role: 'دور',
  permission: 'صلاحية',
  settings: 'الإعدادات',
  attachment: 'مرفق',
  backup: 'نسخة احتياطية',
  outbox: 'رسالة',
};

/** What can be done to many kinds of things; the names by which the log is filtered. */
export const auditVerbs: Readonly<Record<string, string>> = {
  create: 'إنشاء',
  update: 'تعديل',
  delete: 'حذف',
  activate: 'تفعيل',
  deactivate: 'تعطيل',
  approve: 'اعتماد',
  reject: 'رفض',
  cancel: 'إلغاء',
  complete: 'إتمام',
  refund: 'مرتجع على',
  settle: 'تسديد',
  hold: 'تعليق',
  ship: 'شحن',
  receive: 'استلام',
  track: 'تتبع',
  move: 'نقل',
  block: 'حظر',
  unblock: 'إلغاء حظر',
  login: 'دخول',
  logout: 'خروج',
};

const actions: Readonly<Record<string, string>> = {
  'auth.login': 'تسجيل الدخول',
  'auth.logout': 'تسجيل الخروج',
  'auth.end_session': 'إنهاء جلسة',
  'auth.recovery_code': 'دخول برمز استرداد',
  'auth.two_factor_setup': 'بدء تفعيل المصادقة الثنائية',
  'auth.two_factor_on': 'تفعيل المصادقة الثنائية',
  'auth.two_factor_off': 'إلغاء المصادقة الثنائية',
  'auth.recovery_codes': 'تجديد رموز الاسترداد',
  'user.two_factor_reset': 'إلغاء المصادقة الثنائية لمستخدم',
  'user.password': 'تغيير كلمة مرور',
  'user.role': 'تغيير دور مستخدم',
  'user.permissions': 'تغيير صلاحيات مستخدم',
  'user.profile': 'تعديل الملف الشخصي',
  'permission.initialize': 'تهيئة صلاحيات النظام',
  'customer.balance': 'تعديل رصيد عميل',
  'customer.loyalty': 'تعديل نقاط عميل',
  'supplier.payment': 'دفعة لمورد',
  'supplier.adjustment': 'تعديل رصيد مورد',
  'stock.correct': 'تصحيح كمية في المخزون',
  'transfer.update_items': 'تعديل أصناف تحويل',
  'count.save_items': 'تسجيل كميات الجرد',
  'inventoryReport.generate': 'توليد تقرير مخزون',
  'inventoryReport.generated': 'اكتمال تقرير مخزون',
  'inventoryReport.share': 'مشاركة تقرير مخزون',
  'inventoryReport.schedule': 'جدولة تقرير مخزون',
  'outbox.retry': 'إعادة إرسال رسالة',
  'settings.update': 'تعديل الإعدادات',
  'settings.logo': 'تغيير شعار المتجر',
  'backup.download': 'تنزيل نسخة احتياطية',
  'backup.upload': 'رفع نسخة احتياطية',
  'backup.restore': 'استرجاع نسخة احتياطية',
  'backup.check': 'التحقق من نسخة احتياطية',
};

const own = (words: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

export const entityLabel = (entity: string): string => own(auditEntities, entity) ?? entity;

/** 'sale.refund' → 'مرتجع على فاتورة مبيعات'; what nobody named stays readable by its own name. */
export function actionLabel(action: string): string {
  const [subject = '', verb = ''] = action.split('.');
  const known = own(actions, action);
  if (known) return known;
  const done = own(auditVerbs, verb);
  return done ? `${done} ${own(nouns, subject) ?? subject}` : action;
}
