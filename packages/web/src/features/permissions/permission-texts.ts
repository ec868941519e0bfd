/** Our own texts, in the pattern of the product's documents. */
export const texts = {
  loadFailed: 'فشل في جلب الصلاحيات',
  createFailed: 'فشل في إنشاء الصلاحية',
  updateFailed: 'فشل في تحديث الصلاحية',
  removeFailed: 'فشل في حذف الصلاحية',
  initialiseFailed: 'فشل في تهيئة صلاحيات النظام',
  created: 'تم إنشاء الصلاحية بنجاح',
  updated: 'تم تحديث الصلاحية بنجاح',
  ownIsLabel:
    'الصلاحيات المخصصة تسميات لتنظيم عمل المتجر: تُمنح للأدوار والمستخدمين وتظهر في بياناتهم، ولا يمنع النظام بها أي إجراء',
  removed: 'تم حذف الصلاحية بنجاح',
} as const;
