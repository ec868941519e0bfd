/** Texts of ours, after the pattern of the documents. */
export const saying = {
  loadFailed: 'فشل في جلب الصلاحيات',
  createFailed: 'فشل في إنشاء الصلاحية',
  updateFailed: 'فشل في تحديث الصلاحية',
  removeFailed: 'فشل في حذف الصلاحية',
  initialiseFailed: 'فشل في تهيئة صلاحيات النظام',
  created: 'تم إنشاء الصلاحية بنجاح',
  updated: 'تم تحديث الصلاحية بنجاح',
  removed: 'تم حذف الصلاحية بنجاح',
} as const;
